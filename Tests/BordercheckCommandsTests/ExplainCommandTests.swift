import BordercheckCommands
import CommandLayer
import TestFiles
import Testing

@Suite struct ExplainCommandTests {
  @Test func `a look-up that is held back is explained, with the one line that lets it through`() async throws {
    try await ScratchProject.with(SmallProject.unclaimed) { folder in
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
    try await ScratchProject.with(files) { folder in
      let tool = await Tool.run(
        "explain", "n %lld", "--owner", "K", "--product", "H", "--languages", "ru", "--arguments", "3", in: folder.path)
      #expect(tool.status == .clean)
      try Golden.expect(tool.output, matches: "explain-plural.txt")
    }
  }

  @Test func `the project may lie elsewhere`() async throws {
    try await ScratchProject.with(SmallProject.mixed) { folder in
      let arguments = ["explain", "k", "--product", "H", "--languages", "de,en", "--project"]
      let here = await Tool.run(arguments + ["."], in: folder.path)
      #expect(await Tool.run(arguments + [folder.path]) == here)
      #expect(await Tool.run(arguments + [folder.path + "/bordercheck.json"]) == here)
      #expect(here.output.contains("shown: “K-de”, from de.lproj/Localizable.strings\n"))
      #expect(here.output.contains("nothing is wrong here; the smallest change that alters it: take \"k\" out of"))
    }
  }

  @Test(
    "a name that is not there is a wrong command line, and the names that are there are told",
    arguments: [
      (["--product", "X"], "error: unknown product \"X\"; expected one of H"),
      (["--product", "H", "--owner", "X"], "error: unknown owner \"X\"; expected one of H, K"),
      (["--product", "H", "--scenario", "X"], "error: unknown scenario \"X\"; expected one of german"),
    ])
  func unknown(_ arguments: [String], _ message: String) async throws {
    try await ScratchProject.with(SmallProject.mixed) { folder in
      let tool = await Tool.run(["explain", "k", "--languages", "de"] + arguments, in: folder.path)
      #expect(tool == Tool(status: .usage, output: "", messages: message + "\n"))
    }
  }

  @Test func `a key that no owner has is explained when its owner is named`() async throws {
    try await ScratchProject.with(SmallProject.mixed) { folder in
      let arguments = ["explain", "missing", "--product", "H", "--languages", "de"]
      #expect(await Tool.run(arguments, in: folder.path).messages.contains("name the owner with --owner"))
      let tool = await Tool.run(arguments + ["--owner", "K"], in: folder.path)
      #expect(tool.status == .clean)
      #expect(tool.output.contains("shown: “missing”, the key itself\n"))
      #expect(tool.output.contains("smallest change: add \"missing\" to de.lproj/Localizable.strings of K.bundle"))
    }
  }

  @Test func `a product that runs as a process is simulated, and the command that launches it is named`() async throws {
    var files = SmallProject.mixed
    files["bordercheck.json"] = files["bordercheck.json"]?.replacing(
      #""kind": "app""#, with: #""kind": "app", "executable": "HostOfH""#)
    try await ScratchProject.with(files) { folder in
      let tool = await Tool.run("explain", "k", "--product", "H", "--languages", "de", in: folder.path)
      #expect(tool.output.replacing("\n  ", with: " ").contains("H runs as HostOfH, whose code decides how it asks"))
      #expect(tool.output.contains("--product H --message K/k"))
    }
  }

  @Test func `what an exception accepts is no finding`() async throws {
    var files = SmallProject.unclaimed
    files["bordercheck.json"] = files["bordercheck.json"]?.replacing(
      #""developmentRegion": "en","#,
      with: """
        "developmentRegion": "en", "exceptions": [{ "rule": "language-not-claimed", "product": "H",
          "reason": "German comes in spring", "approvedBy": "release", "expires": "never" }],
        """)
    try await ScratchProject.with(files) { folder in
      let tool = await Tool.run("explain", "k", "--product", "H", "--languages", "de", in: folder.path)
      #expect(tool.output.contains("accepted: German comes in spring (language-not-claimed:"))
      #expect(!tool.output.contains("a run reports"))
    }
  }

  @Test(arguments: [["explain", "k", "--product", "H"], ["run"]])
  func `a language is spelled as a scenario has it`(_ command: [String]) async throws {
    try await ScratchProject.with(SmallProject.mixed) { folder in
      let german = await Tool.run(command + ["--languages", "german"], in: folder.path)
      #expect(german.status == .usage)
      #expect(german.messages.contains(#""german" is no language tag; expected one such as "de""#))
      let spelling = await Tool.run(command + ["--languages", "zh_hans"], in: folder.path)
      #expect(spelling.messages.contains(#"write "zh-Hans""#))
    }
  }

  @Test func `a default that the catalog shows is named with its place`() async throws {
    var files = SmallProject.mixed
    files["K/en.lproj/Localizable.strings"] = nil
    files["K/de.lproj/Localizable.strings"] = nil
    files["K/Localizable.xcstrings"] = """
      { "sourceLanguage": "en", "version": "1.0", "strings": {
        "k": { "extractionState": "extracted_with_value",
          "localizations": { "en": { "stringUnit": { "state": "new", "value": "K-en" } } } } } }
      """
    try await ScratchProject.with(files) { folder in
      let tool = await Tool.run("explain", "k", "--product", "H", "--languages", "en", in: folder.path)
      let text = tool.output.replacing(/\n +/, with: " ")
      #expect(text.contains("shown: “K-en”, the default of the call"))
      #expect(text.contains("the catalog has as text extracted from the code (K/Localizable.xcstrings:3:"))
      #expect(!text.contains("a run reports"))
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
