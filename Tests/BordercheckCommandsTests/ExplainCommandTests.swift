import BordercheckCommands
import CommandLayer
import Testing

@Suite struct ExplainCommandTests {
  @Test func `a look-up that is held back is explained, with the one line that lets it through`() async throws {
    try await ScratchFolder.with(SmallProject.unclaimed) { folder in
      let tool = await Tool.run("explain", "k", "--product", "H", "--languages", "de", in: folder.path)
      #expect(tool.status == .clean)
      #expect(tool.messages.isEmpty)
      try Golden.expect(tool.output, matches: "explain-unclaimed.txt")
    }
  }

  @Test func `plural forms, arguments and locale are steps of their own`() async throws {
    var files = SmallProject.mixed
    files["K/ru.lproj/Localizable.stringsdict"] = Self.stringsDict
    files["bordercheck.json"] = files["bordercheck.json"]?.replacing(#"["de"]"#, with: #"["de", "ru"]"#)
    try await ScratchFolder.with(files) { folder in
      let tool = await Tool.run(
        "explain", "n %lld", "--owner", "K", "--product", "H", "--languages", "ru", "--arguments", "3", in: folder.path)
      #expect(tool.status == .clean)
      try Golden.expect(tool.output, matches: "explain-plural.txt")
    }
  }

  @Test func `the project may lie elsewhere`() async throws {
    try await ScratchFolder.with(SmallProject.mixed) { folder in
      let arguments = ["explain", "k", "--product", "H", "--languages", "de,en", "--project"]
      let here = await Tool.run(arguments + ["."], in: folder.path)
      #expect(await Tool.run(arguments + [folder.path]) == here)
      #expect(await Tool.run(arguments + [folder.path + "/bordercheck.json"]) == here)
      #expect(here.output.contains("shown: “K-de”, from de.lproj/Localizable.strings\n"))
      #expect(here.output.contains("nothing is wrong here; the smallest change that alters it: take \"k\" out of"))
    }
  }

  @Test(
    "a name that is not there is status 2 with the names that are",
    arguments: [
      (["--product", "X"], "error: unknown product \"X\"; expected one of H"),
      (["--product", "H", "--owner", "X"], "error: unknown owner \"X\"; expected one of H, K"),
      (["--product", "H", "--scenario", "X"], "error: unknown scenario \"X\"; expected one of german"),
    ])
  func unknown(_ arguments: [String], _ message: String) async throws {
    try await ScratchFolder.with(SmallProject.mixed) { folder in
      let tool = await Tool.run(["explain", "k", "--languages", "de"] + arguments, in: folder.path)
      #expect(tool == Tool(status: .incomplete, output: "", messages: message + "\n"))
    }
  }

  @Test func `a key that no owner has is explained when its owner is named`() async throws {
    try await ScratchFolder.with(SmallProject.mixed) { folder in
      let arguments = ["explain", "missing", "--product", "H", "--languages", "de"]
      #expect(await Tool.run(arguments, in: folder.path).messages.contains("name the owner with --owner"))
      let tool = await Tool.run(arguments + ["--owner", "K"], in: folder.path)
      #expect(tool.status == .clean)
      #expect(tool.output.contains("shown: “missing”, the key itself\n"))
      #expect(tool.output.contains("smallest change: add \"missing\" to de.lproj/Localizable.strings of K.bundle"))
    }
  }

  private static let stringsDict = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>n %lld</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@count@</string>
      <key>count</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string>
        <key>one</key><string>%lld минута</string>
        <key>other</key><string>%lld минуты</string>
      </dict></dict></dict></plist>
    """
}
