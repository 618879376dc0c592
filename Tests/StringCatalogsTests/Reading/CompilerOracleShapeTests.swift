import Foundation
import PositionedJSON
import StringCatalogs
import Testing

@Suite("Shapes that the real compiler takes", .enabled(if: Oracle.isPresent, "needs ../shared/compile-oracle"))
struct CompilerOracleShapeTests {
  @Test(
    "No catalog that the real compiler takes has a problem that stops compilation",
    arguments: Oracle.cases(accepted: true))
  func accepted(catalog: String) throws {
    let problems = StringCatalog.read(try Oracle.bytes(catalog)).problems
    #expect(problems.filter(\.stopsCompilation).map(\.message) == [])
  }

  @Test("A catalog that it refuses for a member's type or absence has that member named")
  func refused() throws {
    let members = [
      "invalid-should-translate-number": "'shouldTranslate'", "invalid-comment-number": "'comment'",
      "invalid-version-bool": "'version'", "invalid-version-null": "'version'",
      "invalid-localizations-string": "'localizations'", "invalid-device-axis-scalar": "'device'",
      "invalid-substitutions-array": "'substitutions'", "substitution-string-argument": "'argNum'",
      "substitution-fractional-argument": "'argNum'", "substitution-nonobject-definition": "'signal'",
      "invalid-string-unit-null-state": "'state'", "missing-state": "'state'",
    ]
    for (name, member) in members {
      let problems = StringCatalog.read(try Oracle.bytes("catalog-\(name).xcstrings")).problems.filter(
        \.stopsCompilation)
      #expect(problems.count == 1 && problems.first?.message.contains(member) == true, "\(name)")
    }
  }
}

/// Small catalogs with what the real compiler makes of them, beside the package; not part of it.
private enum Oracle {
  static let folder = Corpus.folder.deletingLastPathComponent().appending(path: "compile-oracle")
  static let isPresent = FileManager.default.fileExists(atPath: folder.path)

  static func cases(accepted: Bool) -> [String] {
    guard let bytes = try? bytes("cases.json"), let document = try? JSONDocument(bytes) else { return [] }
    return document.root.elements.filter { $0["accepts"]?.boolean == accepted }.compactMap { $0["catalog"]?.string }
  }

  static func bytes(_ name: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: folder.appending(path: name))) }
}
