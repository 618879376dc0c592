import Findings
import Foundation
import Ownership
import OwnershipManifest
import PositionedJSON
package import Projects

/// Drafts a manifest from what a project declares and what its tables hold.
///
/// ```swift
/// let draft = ManifestDrafting(folder: folder, declared: ProjectReader.read(folder: folder)).draft()
/// ```
package struct ManifestDrafting: Sendable {
  /// Absolute.
  let folder: String
  let declared: DeclaredProject
  let names: TargetNames
  let sources: FolderCover
  let shared: SharedTables

  /// A package's executable that an Xcode project builds as its app stays out of the draft: it is one program.
  package init(folder: String, declared: DeclaredProject) {
    self.folder = folder
    var own = declared
    own.targets = declared.targets.filter { declared.twin(ofExecutable: $0) == nil }
    self.declared = own
    names = TargetNames(own.targets)
    sources = FolderCover(of: Set(own.targets.flatMap(\.sources)))
    shared = SharedTables(of: own.targets, names: names)
  }

  /// The draft; it has no owner where no target has a table.
  package func draft() -> ManifestDraft {
    var draft = ManifestDraft(developmentRegion: developmentRegion)
    draft.owners = owners
    draft.products = products(embedding: Set(draft.owners.map(\.name)))
    draft.remarks = remarks
    draft.unreadable = declared.notices.filter { $0.weight == .unreadable }.map(Self.remark)
    let (tables, unreadable) = tables(of: draft)
    draft.remarks += unreadable
    draft.unreadable += unreadable
    let prefixes = KeyPrefixes(of: tables)
    for index in draft.owners.indices { fill(&draft.owners[index], from: tables, prefixes, draft) }
    draft.duplicates = DuplicateList.lines(of: tables)
    return draft
  }
}

// MARK: - Steps

extension ManifestDrafting {
  /// What most projects and packages say; those with tables weigh more.
  private var developmentRegion: Guess<String> {
    var votes: [String: Int] = [:]
    for target in declared.targets {
      guard let written = target.developmentRegion ?? target.info?.developmentRegion,
        let region = DeclaredLanguage.tag(of: written)
      else { continue }
      votes[region, default: 0] += TableResources(of: target).paths.isEmpty ? 1 : 10
    }
    for case let written? in declared.sources.map(\.developmentRegion) {
      if let region = DeclaredLanguage.tag(of: written) { votes[region, default: 0] += 1 }
    }
    guard let best = votes.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else {
      return Guess("en", because: "no project file says one")
    }
    let others = votes.keys.filter { $0 != best.key }.sorted()
    return Guess(
      best.key, because: others.isEmpty ? nil : "most targets say so; others say \(others.joined(separator: ", "))")
  }

  private var owners: [DraftedOwner] {
    let single = declared.targets.filter { !$0.kind.isTest && $0.kind != .plugin && $0.kind != .macro }
    return (single.compactMap(owner(of:)) + shared.owners(folders: sources))
      .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// The tables that only this target has, as an owner.
  private func owner(of target: DeclaredTarget) -> DraftedOwner? {
    let tables = shared.exclusive(TableResources(of: target).paths, of: target)
    guard !tables.isEmpty else { return nil }
    var owner = DraftedOwner(
      name: names[target], origin: origin(of: target), resources: tables, sources: sources.paths(of: target.sources))
    owner.bundle = bundle(of: target)
    owner.project = target.project
    if let region = target.developmentRegion.flatMap(DeclaredLanguage.tag), region != developmentRegion.value {
      owner.developmentRegion = region
    }
    owner.external = external(target)
    return owner
  }

  private func fill(
    _ owner: inout DraftedOwner, from tables: [CheckedTable], _ prefixes: KeyPrefixes, _ draft: ManifestDraft
  ) {
    let own = tables.filter { $0.owner.name == owner.name }
    let region = owner.developmentRegion ?? draft.developmentRegion.value
    let coverage = LanguageCoverage(
      of: own, developmentRegion: region, listed: listedLanguages, known: knownRegions(of: owner))
    owner.languages = Guess(coverage.required, because: coverage.reason)
    owner.optionalLanguages = coverage.optional
    guard owner.external == nil else { return }
    owner.keyPrefixes = prefixes.prefixes(of: owner.name)
    owner.accessors =
      owner.bundle.map { $0.value == "." } ?? true ? [] : AccessorNames.names(in: sourceFiles(of: owner), below: folder)
  }

  /// The languages that the owner's own project lists; nil where nobody lists any.
  private func knownRegions(of owner: DraftedOwner) -> [String]? {
    guard let path = owner.project, let regions = declared.sources.first(where: { $0.path == path })?.knownRegions
    else { return nil }
    return regions + declared.targets.filter { $0.project == path }.flatMap { $0.info?.localizations ?? [] }
  }

  /// What the project's files call its languages.
  private var listedLanguages: [String] {
    declared.sources.flatMap { $0.knownRegions ?? [] } + declared.targets.flatMap { $0.info?.localizations ?? [] }
  }

  private func sourceFiles(of owner: DraftedOwner) -> [String] {
    declared.targets.first { names[$0] == owner.name }?.sources ?? []
  }

  /// The tables of all owners, read as `check` reads them, and a remark about each that nobody can read.
  private func tables(of draft: ManifestDraft) -> (tables: [CheckedTable], unreadable: [String]) {
    var manifest = Manifest(file: "bordercheck.json", folder: folder, developmentRegion: draft.developmentRegion.value)
    manifest.owners = draft.owners.map { owner in
      Owner(name: owner.name, place: .init(file: manifest.file), resources: owner.resources, bundle: ".")
    }
    let read = CheckedTables.read(manifest: manifest)
    let files = read.unreadable.map(\.file) + read.tables.filter { !$0.isReadable }.flatMap(\.files)
    return (read.tables, files.map { "\($0): the table cannot be read, so its keys and languages are not known" })
  }

  private var remarks: [String] {
    let files = declared.sources.map { "\($0.path) (\($0.format.rawValue))" }
    let read = files.isEmpty ? [] : ["Drafted from " + files.joined(separator: ", ")]
    return read + declared.notices.map(Self.remark)
  }

  private static func remark(on notice: ProjectNotice) -> String {
    "\(notice.place.file)\(notice.place.line.map { ":\($0)" } ?? ""): \(notice.message)"
  }

  func origin(of target: DeclaredTarget) -> String { target.origin }
}
