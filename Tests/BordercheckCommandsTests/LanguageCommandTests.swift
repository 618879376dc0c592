import BordercheckCommands
import CommandLayer
import Foundation
import TestFiles
import Testing

@Suite struct LanguageCommandTests {
  /// An app and a library with English and German; Polish is nowhere listed, and one of its texts is there.
  private static let files = [
    "bordercheck.json": """
    // who owns what
    {
      "developmentRegion": "en",
      "owners": {
        "H": { "resources": ["H/Resources"], "languages": ["de"] }, // the app
        "K": {
          "resources": ["K"], // no list yet
        },
      },
      "products": {
        "H": { "kind": "app", "embeds": ["K"], "info": { "CFBundleLocalizations": ["en", "de"] }, "contains": ["W"] },
        "W": { "kind": "extension", "embeds": ["K"], "info": "W/Info.plist" },
      },
    }
    """,
    "H/Resources/en.lproj/Localizable.strings": "\"h.a\" = \"A\";\n\"h.b\" = \"B\";\n",
    "H/Resources/pl.lproj/Localizable.strings": "\"h.a\" = \"A\";\n",
    "K/en.lproj/Localizable.strings": (1...7).map { "\"k.\($0)\" = \"Text \($0)\";\n" }.joined(),
    "W/Info.plist":
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n<dict>\n\t<key>CFBundleLocalizations</key>\n\t<array>\n\t\t<string>en</string>\n\t</array>\n</dict>\n</plist>\n",
    "H.xcodeproj/project.pbxproj":
      "// !$*UTF8*$!\n{\n\tobjects = {\n\t\tP = {\n\t\t\tisa = PBXProject;\n\t\t\tdevelopmentRegion = en;\n\t\t\tknownRegions = (\n\t\t\t\ten,\n\t\t\t\tBase,\n\t\t\t);\n\t\t\ttargets = (\n\t\t\t\tT,\n\t\t\t);\n\t\t};\n\t\tT = {\n\t\t\tisa = PBXNativeTarget;\n\t\t\tname = H;\n\t\t\tproductType = \"com.apple.product-type.application\";\n\t\t};\n\t};\n\trootObject = P;\n}\n",
  ]

  @Test func `what a language lacks, in blocks that fit a terminal`() async throws {
    try await ScratchProject.with(Self.files) { folder in
      let tool = await Tool.run("language", "pl", in: folder.path)
      #expect(tool.status == .findings)
      #expect(tool.messages == "")
      #expect(
        tool.output == """
          Polish (pl): plural forms one, few, many, other

          Owner H
            ✗ `languages` lacks pl
            ✗ 1 of 2 keys without a text: h.b

          Owner K
            ✗ `languages` lacks pl
            ✗ 7 of 7 keys without a text: k.1, k.2, k.3, k.4, k.5 and 2 more

          Product H
            ✗ CFBundleLocalizations lacks pl

          Product W
            ✗ CFBundleLocalizations in W/Info.plist lacks pl

          Project H.xcodeproj
            ✗ knownRegions lacks pl

          7 things are missing; --add makes 5 changes that are safe

          """)
    }
  }

  @Test func `adding changes every list, once, and says each change`() async throws {
    try await ScratchProject.with(Self.files) { folder in
      let tool = await Tool.run("language", "pl", "--add", in: folder.path)
      #expect(tool.status == .findings)
      #expect(
        tool.output.contains(
          """

          added to `languages` of H, bordercheck.json
          added to `languages` of K, bordercheck.json
          added to CFBundleLocalizations of H, bordercheck.json
          added to CFBundleLocalizations, W/Info.plist
          added to knownRegions, H.xcodeproj/project.pbxproj

          Owner H
            ✓ `languages` has pl

          """), "\(tool.output)")
      #expect(tool.output.hasSuffix("2 things are missing\n"))
      let manifest = Self.files["bordercheck.json"]?.replacing(
        "\"languages\": [\"de\"]", with: "\"languages\": [\"de\", \"pl\"]"
      )
      .replacing("// no list yet\n", with: "// no list yet\n      \"languages\": [\"pl\"],\n")
      .replacing("[\"en\", \"de\"] }", with: "[\"en\", \"de\", \"pl\"] }")
      #expect(folder.text("bordercheck.json") == manifest)
      #expect(
        folder.text("W/Info.plist")
          == Self.files["W/Info.plist"]?.replacing("</string>\n", with: "</string>\n\t\t<string>pl</string>\n"))
      #expect(
        folder.text("H.xcodeproj/project.pbxproj")
          == Self.files["H.xcodeproj/project.pbxproj"]?.replacing("Base,\n", with: "Base,\n\t\t\t\tpl,\n"))
    }
  }

  @Test func `a file that is added to keeps its permissions, and one that nobody may write to stays`() async throws {
    try await ScratchProject.with(Self.files) { folder in
      let path = folder.path + "/bordercheck.json"
      for mode in [0o444, 0o600] {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
        let tool = await Tool.run("language", "pl", "--add", in: folder.path)
        #expect(tool.status == (mode == 0o600 ? .findings : .incomplete), "\(tool)")
        #expect((folder.text("bordercheck.json") != Self.files["bordercheck.json"]) == (mode == 0o600))
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == mode)
      }
    }
  }

  @Test func `adding twice changes nothing more`() async throws {
    try await ScratchProject.with(Self.files) { folder in
      _ = await Tool.run("language", "pt-BR", "--add", in: folder.path)
      let first = try folder.files.map { try folder.bytes($0) }
      let again = await Tool.run("language", "pt-BR", "--add", in: folder.path)
      #expect(try folder.files.map { try folder.bytes($0) } == first)
      #expect(!again.output.contains("added"))
      #expect(again.output == (await Tool.run("language", "pt-BR", in: folder.path)).output)
    }
  }

  @Test func `nothing missing is status 0`() async throws {
    try await ScratchProject.with(Self.files) { folder in
      let tool = await Tool.run("language", "en", in: folder.path)
      #expect(tool.status == .clean, "\(tool.output)")
      #expect(tool.output.hasSuffix("\nnothing is missing\n"))
    }
  }

  @Test(arguments: ["pt_BR", "zh-hans", "german", "iw", "no", "", "p"])
  func `a tag as Apple would not write it is status 64`(tag: String) async throws {
    try await ScratchProject.with(Self.files) { folder in
      let tool = await Tool.run("language", tag, in: folder.path)
      #expect(tool.status == .usage, "\(tool)")
      #expect(tool.output == "")
    }
  }

  @Test(arguments: ["de", "pt-BR", "zh-Hans", "zh-Hant-HK", "zh-HK", "es-419", "sr-Latn", "en-GB", "he", "nb", "fil"])
  func `a tag as Apple writes it is good`(tag: String) async throws {
    try await ScratchProject.with(Self.files) { folder in
      #expect(await Tool.run("language", tag, in: folder.path).status != .usage)
    }
  }

  @Test func `what cannot be read is status 2, and nothing is changed`() async throws {
    var files = Self.files
    files["H.xcodeproj/project.pbxproj"] = "{"
    try await ScratchProject.with(files) { folder in
      let tool = await Tool.run("language", "pl", "--add", in: folder.path)
      #expect(tool.status == .incomplete)
      #expect(tool.messages.hasPrefix("error: H.xcodeproj"), "\(tool.messages)")
      #expect(folder.text("bordercheck.json") == files["bordercheck.json"])
    }
    files["bordercheck.json"] = "{ \"owners\": 3 }"
    try await ScratchProject.with(files) { folder in
      #expect(await Tool.run("language", "pl", in: folder.path).status == .incomplete)
    }
  }

  @Test func `what is not written as usual is left for a person, and told`() async throws {
    var files = Self.files
    files["W/Info.plist"] = "{ CFBundleLocalizations = (en); }"
    try await ScratchProject.with(files) { folder in
      let tool = await Tool.run("language", "pl", "--add", in: folder.path)
      #expect(
        tool.output.contains(
          "not added to CFBundleLocalizations, W/Info.plist: it is not written as usual; add it by hand"),
        "\(tool.output)")
      #expect(folder.text("W/Info.plist") == files["W/Info.plist"])
    }
  }

  @Test func `no line is wider than 100 columns`() async throws {
    let keys = (1...7).map { "\"a.rather.long.name.of.a.key.that.nobody.would.like.to.read.\($0)\" = \"T\";\n" }
    let files = Self.files.merging(["K/en.lproj/Localizable.strings": keys.joined()]) { $1 }
    try await ScratchProject.with(files) { folder in
      for columns in [nil, 80, 200] {
        let tool = await Tool.run("language", "pl", "--color", "never", in: folder.path, columns: columns)
        #expect(
          tool.output.split(separator: "\n").allSatisfy { $0.count <= min(columns ?? 100, 100) }, "\(tool.output)")
      }
    }
  }
}

extension ScratchProject {
  /// Empty for a file that is not there.
  fileprivate func text(_ file: String) -> String { String(decoding: (try? bytes(file)) ?? [], as: UTF8.self) }
}
