import CallSites
import Foundation
import Ownership
import OwnershipManifest

/// Where code names the members that look messages up: `TripCopy.arrives` in another module.
struct AccessorUses: Sendable {
  /// A member that looks up, and the module that declares it.
  struct Accessor: Hashable {
    var module: Int
    /// With the types around it: `TripCopy.arrives`.
    var path: String
  }

  private let facts: CheckFacts
  /// Path → the modules that declare such a member, ascending.
  private let accessors: [String: [Int]]
  /// The types of each module.
  private let types: [Set<String>]
  private var places: [Accessor: [CodePlace]] = [:]

  /// - Parameter paths: the project's paths of files → as they lie in the manifest's folder.
  init(_ facts: CheckFacts, jobs: Int) async {
    self.facts = facts
    accessors = Self.accessors(of: facts)
    types = facts.modules.map { Set($0.files.lazy.flatMap(\.names.types)) }
    let members = Set(accessors.keys.compactMap { $0.split(separator: ".").last.map(String.init) })
    let scan = MemberUseScan(folder: URL(filePath: facts.manifest.folder), jobs: jobs)
    let disk = Self.pathsInFolder(facts)
    let uses = await scan.uses(of: members, in: files(naming: members).compactMap { disk[$0] })
    let release = ReleaseCode(facts.declared)
    for (index, module) in facts.modules.enumerated() {
      for file in module.files {
        for use in disk[file.path].flatMap({ uses[$0] }) ?? [] where release.holds(use.context, in: file.path) {
          note(use, in: file, of: index)
        }
      }
    }
  }

  /// The places that name a member, in the order of modules and files.
  func places(of path: String, in module: Int) -> [CodePlace] {
    places[Accessor(module: module, path: path)] ?? []
  }

  private static func accessors(of facts: CheckFacts) -> [String: [Int]] {
    var accessors: [String: Set<Int>] = [:]
    for lookUp in facts.lookUps where !lookUp.isOutsideRelease {
      let place = CodePlace(module: lookUp.module, file: lookUp.file, context: lookUp.lookUp.context)
      guard !place.types.isEmpty, place.member != nil, let name = place.name else { continue }
      accessors[name, default: []].insert(place.module)
    }
    return accessors.mapValues { $0.sorted() }
  }

  /// Findings name files as seen from the project's folder, which may be above the manifest's.
  private static func pathsInFolder(_ facts: CheckFacts) -> [String: String] {
    let top = facts.manifest.projectPath("x").dropLast()
    let paths = facts.modules.flatMap { $0.files.map(\.path) }.filter { $0.hasPrefix(top) }
    return Dictionary(paths.map { ($0, String($0.dropFirst(top.count))) }, uniquingKeysWith: { first, _ in first })
  }

  /// The files that name such a member after a type, each once.
  private func files(naming members: Set<String>) -> [String] {
    facts.modules.flatMap(\.files).filter { file in
      file.names.references.contains { reference in
        reference.name.split(separator: ".").last.map { members.contains(String($0)) } ?? false
      }
    }
    .map(\.path).uniqued
  }

  // MARK: - What a name means

  private mutating func note(_ use: MemberUse, in file: ScannedFile, of module: Int) {
    guard let accessor = accessor(use, in: file, of: module) else { return }
    let place = CodePlace(module: module, file: file.path, context: use.context)
    if accessor.module != module || place.name != accessor.path { places[accessor, default: []].append(place) }
  }

  /// The module's own member, seen from the innermost type; else that of the module that the file imports.
  private func accessor(_ use: MemberUse, in file: ScannedFile, of module: Int) -> Accessor? {
    var names = use.name.split(separator: ".").map(String.init)
    if names.first == "Self" { names = use.context.types + names.dropFirst() }
    for count in (0...use.context.types.count).reversed() {
      let path = (use.context.types.prefix(count) + names).joined(separator: ".")
      if accessors[path]?.contains(module) == true { return Accessor(module: module, path: path) }
    }
    guard let first = names.first, !types[module].contains(first) else { return nil }
    return imported(names, file)
  }

  private func imported(_ names: [String], _ file: ScannedFile) -> Accessor? {
    let qualified = names.dropFirst().joined(separator: ".")
    if let modules = accessors[qualified], let module = modules.first(where: { name(of: $0) == names[0] }) {
      return Accessor(module: module, path: qualified)
    }
    let path = names.joined(separator: ".")
    let shared = (accessors[path] ?? []).filter { name(of: $0).map { facts.manifest.product($0) == nil } ?? false }
    let seen = shared.filter { name(of: $0).map(file.names.imports.contains) ?? false }
    let candidates = seen.isEmpty ? shared : seen
    return candidates.count == 1 ? candidates.first.map { Accessor(module: $0, path: path) } : nil
  }

  private func name(of module: Int) -> String? { facts.modules[module].owner }
}
