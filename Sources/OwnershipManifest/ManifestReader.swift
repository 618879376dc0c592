import Findings
import Foundation
import HostEvidence
import LocaleMatrix
import PositionedJSON

/// Reads one manifest file, strictly; paths are held against the disk, names are left to `ManifestJoin`.
struct ManifestReader {
  /// What the file is in its project.
  enum Role: Sendable {
    /// The project's own manifest, or that of an earlier release.
    case root
    /// Joins another manifest with its owners, messages and exceptions.
    case included
  }

  static let members = [
    "formatVersion", "developmentRegion", "owners", "products", "messages", "exceptions", "rules", "matrix", "include",
    "profiles", "state", "remoteKeys", "releases",
  ]

  /// Path of the folder that all paths of the manifest are relative to.
  let folder: String
  /// The folder of this file, seen from `folder`.
  let base: String
  let role: Role
  var reader: StrictReader
  var result: ManifestFile

  /// - Parameter label: the file as messages name it.
  init(folder: String, base: String, label: String, role: Role) {
    self.folder = folder
    self.base = base
    self.role = role
    reader = StrictReader(file: label)
    result = ManifestFile(file: label)
  }

  /// Reads the whole file; what is wrong in it is in `reader.errors` afterwards.
  ///
  /// - Returns: false where it is no manifest at all, and `result` says nothing.
  mutating func read(_ bytes: [UInt8]) -> Bool {
    guard let root = reader.root(of: bytes),
      let object = reader.object(root, "a manifest", members: Self.members)
    else { return false }
    readDevelopmentRegion(of: object)
    if role == .root || object["owners"] != nil { readOwners(of: object) }
    readProducts(of: object)
    readMessages(of: object)
    readExceptions(of: object)
    readPolicy(of: object)
    readState(of: object)
    readNeighbours(of: object)
    return true
  }

  private mutating func readDevelopmentRegion(of object: StrictObject) {
    let expected = "the language that the texts are written in, such as \"en\""
    let node =
      role == .root
      ? reader.required("developmentRegion", of: object, expected: expected) : object["developmentRegion"]
    result.developmentRegion = node.flatMap { reader.language($0, "\"developmentRegion\"") }
  }

  // MARK: - Names

  /// The name of something defined here; noted where it is badly spelled.
  mutating func name(_ member: JSONMember, of what: String) -> String {
    if let problem = FormatName.problem(with: member.key, of: what) { reader.note(problem, at: member.keyPosition) }
    return member.key
  }

  /// A name that the joined manifest has to define.
  mutating func reference(_ node: JSONNode, _ kind: NameReference.Kind) -> String? {
    guard let name = reader.string(node, "the name of \(kind == .owner ? "an owner" : "a product")") else { return nil }
    refer(to: kind, name, at: node.position)
    return name
  }

  mutating func references(_ key: String, of object: StrictObject, _ kind: NameReference.Kind) -> [String] {
    positioned(key, of: object, kind).map(\.name)
  }

  /// The names of an array with their places, each name once.
  mutating func positioned(
    _ key: String, of object: StrictObject, _ kind: NameReference.Kind
  ) -> [(name: String, position: JSONPosition)] {
    guard let node = object[key] else { return [] }
    guard let elements = reader.elements(of: node, "\"\(key)\"", expected: "an array of \(kind.rawValue) names") else {
      return []
    }
    var found: [(name: String, position: JSONPosition)] = []
    for element in elements {
      guard let name = reference(element, kind) else { continue }
      if found.contains(where: { $0.name == name }) {
        reader.note("\"\(name)\" is in \"\(key)\" twice; keep one", at: element.position)
      } else {
        found.append((name, element.position))
      }
    }
    return found
  }

  mutating func refer(to kind: NameReference.Kind, _ name: String, at position: JSONPosition) {
    result.references.append(NameReference(kind: kind, name: name, file: reader.file, position: position))
  }

  /// The place of a node for findings.
  func place(_ position: JSONPosition) -> SourcePlace {
    SourcePlace(file: reader.file, line: position.line, column: position.column)
  }

  // MARK: - Lists

  mutating func strings(_ key: String, of object: StrictObject) -> [String] {
    guard let node = object[key] else { return [] }
    guard let elements = reader.elements(of: node, "\"\(key)\"", expected: "an array of strings") else { return [] }
    return elements.compactMap { reader.string($0, "an element of \"\(key)\"") }
  }

  mutating func languages(_ key: String, of object: StrictObject) -> [String] {
    guard let node = object[key] else { return [] }
    let expected = "an array of languages such as [\"de\", \"pt-BR\"]"
    guard let elements = reader.elements(of: node, "\"\(key)\"", expected: expected) else { return [] }
    return elements.compactMap { reader.language($0, "a language of \"\(key)\"") }
  }
}
