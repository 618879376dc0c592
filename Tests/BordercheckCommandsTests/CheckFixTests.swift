import BordercheckCommands
import CommandLayer
import Foundation
import SimulatedDevice
import SwiftSources
import TestFiles
import Testing

/// `check --fix RULE`: a patch, and with `--write` the changes.
@Suite(.enabled(if: SwiftParserSupport.isAvailable)) struct CheckFixTests {
  private static let code = "import Foundation\n\nlet a = String(localized: \"trip.title\")  // heading\n"
  private static let mended = "import Foundation\nimport Trips\n\nlet a = TripCopy.title()  // heading\n"

  private static func catalog(_ key: String) -> String {
    """
    { "sourceLanguage": "en", "strings": { "\(key)": { "extractionState": "manual", "localizations": {
      "de": { "stringUnit": { "state": "translated", "value": "Titel" } },
      "en": { "stringUnit": { "state": "translated", "value": "Title" } } } } }, "version": "1.0" }
    """
  }

  private static let files = [
    "bordercheck.json": """
    { "developmentRegion": "en",
      "owners": {
        "App": { "resources": ["App/Resources"], "sources": ["App"], "languages": ["de"] },
        "Trips": { "resources": ["Trips/Resources"], "sources": ["Trips"], "languages": ["de"],
          "accessors": ["TripCopy"] } },
      "products": { "App": { "kind": "app", "embeds": ["Trips"], "info": { "CFBundleLocalizations": ["en", "de"] } } } }
    """,
    "App/Resources/Localizable.xcstrings": catalog("app.title"), "App/Screen.swift": code,
    "Trips/Resources/Localizable.xcstrings": catalog("trip.title"),
    "Trips/TripCopy.swift": """
    import Foundation

    public enum TripCopy {
      public static func title() -> String { String(localized: "trip.title", bundle: .module) }
    }

    """,
  ]

  private static let fix = ["check", ".", "--no-cache", "--fix", "call.wrong-bundle"]

  @Test func `without --write it is a patch, and nothing is changed`() async throws {
    try await ScratchProject.with(Self.files) { project in
      let tool = await Tool.run(Self.fix, in: project.folder)
      #expect(tool.status == .findings)
      #expect(
        tool.output == """
          --- a/App/Screen.swift
          +++ b/App/Screen.swift
          @@ -1,3 +1,4 @@
           import Foundation
          +import Trips
           
          -let a = String(localized: "trip.title")  // heading
          +let a = TripCopy.title()  // heading

          """)
      #expect(tool.messages.hasSuffix("1 repair in 1 file; nothing is changed yet: --write makes the changes\n"))
      let screen = try project.bytes("App/Screen.swift")
      #expect(screen == Array(Self.code.utf8))
    }
  }

  @Test func `with --write it is done, and a new check has nothing to mend`() async throws {
    try await ScratchProject.with(Self.files) { project in
      let tool = await Tool.run(Self.fix + ["--write"], in: project.folder)
      #expect(tool.status == .clean, "\(tool)")
      #expect(tool.output == "App/Screen.swift:3: the call goes through TripCopy.title [call.wrong-bundle]\n")
      let screen = try project.bytes("App/Screen.swift")
      #expect(screen == Array(Self.mended.utf8))
      #expect(project.files == Self.files.keys.sorted())
      let again = await Tool.run(Self.fix, in: project.folder)
      #expect(again.status == .clean && again.output.isEmpty && again.messages.hasSuffix("nothing to mend\n"))
      let check = await Tool.run("check", ".", "--no-cache", "--rule", "call.*", "--rule", "raw-*", in: project.folder)
      #expect(check.status == .clean && !check.output.contains("call.wrong-bundle"), "\(check)")
    }
  }

  @Test func `a rule without a repair is a wrong command line, and those with one are listed`() async throws {
    try await ScratchProject.with(Self.files) { project in
      let tool = await Tool.run("check", ".", "--fix", "lang.missing", "--fix", "call.*", in: project.folder)
      #expect(tool.status == .usage && tool.output.isEmpty)
      #expect(tool.messages.contains("'--fix lang.missing' has no repair; expected one of call.wrong-bundle, folder"))
      #expect(tool.messages.contains("'--fix call.*' has no repair"))
    }
  }

  @Test(arguments: [["--write"], ["--allow-dirty"], ["--fix", "call.wrong-bundle", "--report", "json=-"]])
  func `options that do not go together are a wrong command line`(options: [String]) async throws {
    try await ScratchProject.with(Self.files) { project in
      let tool = await Tool.run(["check", "."] + options, in: project.folder)
      #expect(tool.status == .usage, "\(tool)")
    }
  }

  @Test func `what is left for a person is told with its place, and fails`() async throws {
    var files = Self.files
    files["Trips/TripCopy.swift"] = "import Foundation\n\npublic enum TripCopy {}\n"
    try await ScratchProject.with(files) { project in
      let tool = await Tool.run(Self.fix + ["--write"], in: project.folder)
      #expect(tool.status == .findings && tool.output.isEmpty)
      #expect(
        tool.messages.contains(
          "left: App/Screen.swift:3: the code of Trips offers no accessor for \"trip.title\"; add one there first "
            + "[call.wrong-bundle]\n"), "\(tool)")
    }
  }

  // MARK: - git

  private static let path = ["PATH": "/usr/local/bin:/usr/bin:/bin"]
  private static let hasGit = FileManager.default.isExecutableFile(atPath: "/usr/bin/git")

  private static func git(_ arguments: [String], in folder: ScratchProject) async -> String {
    let settings = ["-c", "user.name=n", "-c", "user.email=e@example.com", "-c", "commit.gpgsign=false"]
    let child = ChildProcess(
      executable: "/usr/bin/git", arguments: settings + arguments,
      environment: path.merging(["HOME": folder.path]) { first, _ in first }, workingFolder: folder.path,
      standardOutput: folder.path + "/.git-output", standardError: "/dev/null")
    let result = await child.run()
    #expect(result.end == .exited(status: 0), "\(arguments) \(result)")
    return (try? folder.bytes(".git-output")).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  @Test(.enabled(if: hasGit))
  func `a file with changes that are not committed is left as it is`() async throws {
    try await ScratchProject.with(Self.files) { project in
      for arguments in [["init", "-q"], ["add", "."], ["commit", "-qm", "one"]] {
        _ = await Self.git(arguments, in: project)
      }
      try project.write(Self.code + "\n", to: "App/Screen.swift")
      let dirty = await Tool.run(Self.fix + ["--write"], in: project.folder, environment: Self.path)
      #expect(dirty.status == .incomplete && dirty.output.isEmpty)
      #expect(dirty.messages.contains("'App/Screen.swift' has changes that are not committed"), "\(dirty)")
      let screen = try project.bytes("App/Screen.swift")
      #expect(screen == Array((Self.code + "\n").utf8))
      let allowed = await Tool.run(
        Self.fix + ["--write", "--allow-dirty"], in: project.folder, environment: Self.path)
      #expect(allowed.status == .clean, "\(allowed)")
      let mended = try project.bytes("App/Screen.swift")
      #expect(mended == Array((Self.mended + "\n").utf8))
    }
  }

  @Test(.enabled(if: hasGit))
  func `the patch is one that git applies, renames and all`() async throws {
    var files = Self.files
    files["App/Screen.swift"] = Self.code.replacing("\n", with: "\r\n") + "// no line end"
    files["App/Resources/en.lproj/More.strings"] = "\"m\" = \"M\";\n"
    files["App/Resources/zh-hans.lproj/More.strings"] = "\"m\" = \"\u{202E}M\";\n"
    try await ScratchProject.with(files) { project in
      for arguments in [["init", "-q"], ["add", "."], ["commit", "-qm", "one"]] {
        _ = await Self.git(arguments, in: project)
      }
      let tool = await Tool.run(Self.fix + ["--fix", "folder-case-mismatch"], in: project.folder)
      try project.write(tool.output, to: "fix.patch")
      _ = await Self.git(["apply", "fix.patch"], in: project)
      let applied = try project.bytes("App/Screen.swift")
      #expect(project.files.contains("App/Resources/zh-Hans.lproj/More.strings"))
      _ = await Self.git(["checkout", "-q", "."], in: project)
      _ = await Self.git(["clean", "-fdq", "App"], in: project)
      let written = await Tool.run(
        Self.fix + ["--fix", "folder-case-mismatch", "--write"], in: project.folder, environment: Self.path)
      #expect(written.status == .clean, "\(written)")
      let screen = try project.bytes("App/Screen.swift")
      #expect(screen == applied)
      #expect(applied == Array((Self.mended.replacing("\n", with: "\r\n") + "// no line end").utf8))
    }
  }
}
