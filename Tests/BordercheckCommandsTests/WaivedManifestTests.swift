import BordercheckCommands
import CommandLayer
import Findings
import Foundation
import TestFiles
import Testing

/// The file that an exception is written into.
@Suite struct WaivedManifestTests {
  private static let files = [
    "bordercheck.json": """
    { "developmentRegion": "en", "owners": { "H": { "resources": ["H"], "languages": ["de"] } },
      "products": { "H": { "kind": "app" } } }
    """,
    "H/Localizable.xcstrings": """
    { "sourceLanguage": "en", "version": "1.0", "strings": {
      "a": { "extractionState": "manual", "localizations": {
        "en": { "stringUnit": { "state": "translated", "value": "A" } } } },
      "b": { "extractionState": "manual", "localizations": {
        "de": { "stringUnit": { "state": "translated", "value": "B" } },
        "en": { "stringUnit": { "state": "translated", "value": "B" } } } } } }
    """,
  ]

  private static let id = Finding(
    rule: "lang.missing", severity: .error, owner: "H", table: "Localizable", key: "a", language: "de", message: ""
  ).id

  private static func waive(_ more: [String] = [], reason: String = "no text yet", in folder: ScratchProject) async
    -> Tool
  {
    await Tool.run(
      ["waive", id, "--reason", reason, "--approved-by", "maps team", "--never"] + more, in: folder.path)
  }

  private static func mode(_ mode: Int? = nil, in folder: ScratchProject) throws -> Int? {
    let path = folder.path + "/bordercheck.json"
    if let mode { try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path) }
    return try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test(arguments: [0o600, 0o640, 0o664, 0o755]) func `its permissions stay`(mode: Int) async throws {
    try await ScratchProject.with(Self.files) { folder in
      _ = try Self.mode(mode, in: folder)
      let tool = await Self.waive(in: folder)
      #expect(tool.status == .clean, "\(tool)")
      #expect(try Self.mode(in: folder) == mode)
      #expect(folder.files == Self.files.keys.sorted())
    }
  }

  @Test(arguments: [0o444, 0o400, 0o555], [[], ["--dry-run"]])
  func `one that nobody may write to is left as it is`(mode: Int, more: [String]) async throws {
    try await ScratchProject.with(Self.files) { folder in
      _ = try Self.mode(mode, in: folder)
      let tool = await Self.waive(more, in: folder)
      #expect(tool.status == .incomplete, "\(tool)")
      #expect(tool.messages.contains("bordercheck.json: the manifest is write-protected"), "\(tool)")
      #expect(try folder.bytes("bordercheck.json") == Array((Self.files["bordercheck.json"] ?? "").utf8))
      #expect(try Self.mode(in: folder) == mode)
    }
  }

  @Test func `what nobody sees in a reason is escaped`() async throws {
    try await ScratchProject.with(Self.files) { folder in
      let reason = "für\u{202E} \u{2066}a\u{2069}\u{7F}\u{9B}b\u{2028}c\u{61C}"
      let tool = await Self.waive(reason: reason + "d", in: folder)
      #expect(tool.status == .clean, "\(tool)")
      let manifest = String(decoding: try folder.bytes("bordercheck.json"), as: UTF8.self)
      #expect(
        manifest.contains(#""reason": "für\u202e \u2066a\u2069\u007f\u009bb\u2028c\u061cd""#), "\(manifest)")
      #expect(await Tool.run("check", in: folder.path).status == .clean)
    }
  }
}
