import Foundation
import PositionedJSON
import StringCatalogs
import Testing

/// A folder with `cases.json`, catalogs, and what Apple's compiler made of them.
struct CompileOracle {
  struct Case {
    var id: String
    /// True if the compiler takes the catalog.
    var accepts: Bool
    /// Names of files in the folder.
    var catalog: String
    var compiled: String?
    var compiledAlternatives: String?
    /// The compiler's message.
    var diagnostic: String?
  }

  let cases: [Case]

  private static let variable = "BORDERCHECK_COMPILE_ORACLE"

  static let folder: URL = {
    if let given = ProcessInfo.processInfo.environment[variable] { return URL(filePath: given) }
    var root = URL(filePath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    return root.appending(path: "../shared/compile-oracle").standardized
  }()

  /// True where the folder was asked for or exists, so that a wrong path fails instead of being skipped.
  static let isPresent =
    ProcessInfo.processInfo.environment[variable] != nil || FileManager.default.fileExists(atPath: folder.path)
  static let absence: Comment = "compile: 0 run; there is no folder ../shared/compile-oracle"

  init() throws {
    let bytes = try Array(Data(contentsOf: Self.folder.appending(path: "cases.json")))
    let document = try JSONDocument(bytes)
    cases = try document.root.elements.map(Self.read)
  }

  private static func read(_ node: JSONNode) throws -> Case {
    let known = ["id", "accepts", "catalog", "compiled", "compiledAlternatives", "diagnostic"]
    for member in node.members where !known.contains(member.key) {
      Issue.record("cases.json:\(member.keyPosition.line): the member '\(member.key)' is not understood")
    }
    return Case(
      id: try #require(node["id"]?.string), accepts: try #require(node["accepts"]?.boolean as Bool?),
      catalog: try #require(node["catalog"]?.string), compiled: node["compiled"]?.string,
      compiledAlternatives: node["compiledAlternatives"]?.string, diagnostic: node["diagnostic"]?.string)
  }

  /// A file of the folder, as Foundation reads it.
  static func json(_ name: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(contentsOf: folder.appending(path: name)))
  }

  /// The name all recorded files have, without folder and suffix.
  static func table(in outcomes: [Any]) -> String {
    let paths = outcomes.compactMap { $0 as? [String: Any] }.flatMap(\.keys)
    let name = paths.first.map { URL(filePath: $0).deletingPathExtension().lastPathComponent }
    return name ?? "catalog"
  }
}
