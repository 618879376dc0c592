import BordercheckCommands
import CommandLayer
import Foundation
import TestFiles
import Testing

@Suite struct DuplicatesCommandTests {
  private static func files(widget: String = "Trip") -> [String: String] {
    [
      "bordercheck.json": """
      { "developmentRegion": "en", "owners": { "App": { "resources": ["App"] }, "Widget": { "resources": ["Widget"] } },
        "products": { "App": { "kind": "app", "sources": ["App"], "contains": ["Widget"] },
          "Widget": { "kind": "extension", "sources": ["Widget"] } } }
      """,
      "App/en.lproj/Localizable.strings": #""trip.title" = "Trip";"#,
      "Widget/en.lproj/Localizable.strings": "\"trip.title\" = \"\(widget)\";",
      "App/App.swift": "import SwiftUI\nlet app = Text(\"trip.title\")\n",
      "Widget/Widget.swift": "import SwiftUI\nlet widget = Text(\"trip.title\")\n",
    ]
  }

  @Test func `duplicates that somebody has to decide about end it with 1`() async throws {
    try await ScratchProject.with(Self.files()) { folder in
      let tool = await Tool.run("duplicates", in: folder.path)
      #expect(tool.status == .findings)
      #expect(tool.output.hasPrefix("shared (1)\n"))
      #expect(
        tool.output.contains("next  bordercheck migrate plan --from App,Widget --to OWNER --keys trip.title -o PLAN"))
    }
  }

  @Test func `copies that are not the same message, and none at all, end it with 0`() async throws {
    try await ScratchProject.with(Self.files(widget: "Journey")) { folder in
      let tool = await Tool.run("duplicates", in: folder.path)
      #expect(tool.status == .clean && tool.output.hasPrefix("not-the-same-message (1)\n"), "\(tool)")
      let shared = await Tool.run("duplicates", "--class", "shared", in: folder.path)
      #expect(
        shared.status == .clean
          && shared.output == "clean: 2 keys in 2 tables of 2 owners, 2 Swift files; 0 keys of several owners\n",
        "\(shared)")
    }
  }

  @Test func `JSON and CSV are written whole`() async throws {
    try await ScratchProject.with(Self.files()) { folder in
      let json = await Tool.run("duplicates", "--format", "json", in: folder.path)
      #expect(json.status == .findings)
      #expect(json.output.hasPrefix(#"{"formatVersion":"1.0","tool":""#) && json.output.hasSuffix("}\n"))
      let csv = await Tool.run("duplicates", "--format", "csv", in: folder.path)
      #expect(csv.status == .findings && csv.output.hasPrefix("\u{FEFF}key,kind,class,"))
    }
  }

  @Test func `a name that is not there is 64, and nothing to compare is 2`() async throws {
    try await ScratchProject.with(Self.files()) { folder in
      let owner = await Tool.run("duplicates", "--owner", "Widgte", in: folder.path)
      #expect(owner.status == .usage && owner.messages.contains("unknown owner \"Widgte\"; did you mean \"Widget\"?"))
      let key = await Tool.run("duplicates", "--key", "trip.titel", in: folder.path)
      #expect(key.status == .usage && key.messages.contains("no table of any owner has a key \"trip.titel\""))
    }
    var files = Self.files()
    for name in ["App", "Widget"] { files["\(name)/en.lproj/Localizable.strings"] = "" }
    try await ScratchProject.with(files) { folder in
      let tool = await Tool.run("duplicates", in: folder.path)
      #expect(tool.status == .incomplete && tool.messages.contains("there is no key to compare"))
    }
  }

  @Test func `a table or a source that cannot be read is 2, and nothing is listed`() async throws {
    var files = Self.files()
    files["Widget/Localizable.xcstrings"] = #"{ "sourceLanguage": "#
    try await ScratchProject.with(files) { folder in
      let tool = await Tool.run("duplicates", in: folder.path)
      #expect(tool.status == .incomplete && tool.output.isEmpty)
      #expect(tool.messages.contains("Widget/Localizable.xcstrings:1:1: error: cannot be read"))
    }
  }
}
