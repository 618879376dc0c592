import BordercheckCommands
import CommandLayer
import Foundation
import TestFiles
import Testing

/// The day that exceptions are held against.
@Suite struct TodayTests {
  private static let files = [
    "bordercheck.json": """
    { "developmentRegion": "en", "owners": { "H": { "resources": ["H"], "languages": ["de"] } },
      "products": { "H": { "kind": "app" } },
      "exceptions": [{ "rule": "lang.missing", "owner": "H", "key": "a", "reason": "r", "approvedBy": "p",
        "expires": "2020-06-30" }] }
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

  @Test func `a given day counts, and a wrong one is status 64`() async throws {
    try await ScratchProject.with(Self.files) { folder in
      let good = await Tool.run("check", "--today", "2020-06-30", in: folder.path)
      #expect(good.status == .clean && good.output.contains("exception-expiring"), "\(good)")
      let late = await Tool.run("check", "--today", "2020-07-01", in: folder.path)
      #expect(late.status == .findings && late.output.contains("exception-expired"), "\(late)")
      for command in [["check"], ["run"], ["baseline"], ["inspect", "."]] {
        #expect(await Tool.run(command + ["--today", "2020-6-30"], in: folder.path).status == .usage)
      }
    }
  }

  @Test(arguments: ["0000-01-01", "1969-12-31"]) func `a day before 1970 is a slip`(day: String) async {
    for words in [["check", "--today", day], ["waive", "0123456789abcdef", "--expires", day]] {
      let tool = await Tool.run(words)
      #expect(tool.status == .usage && tool.messages.contains("a day of the calendar from 1970 on"), "\(tool)")
    }
  }

  @Test func `1970 has a day, and there is one today only`() async throws {
    try await ScratchProject.with(Self.files) { folder in
      #expect(await Tool.run("check", "--today", "1970-01-01", in: folder.path).status == .clean)
      let twice = await Tool.run("check", "--today", "2020-06-30", "--today=2020-07-01", in: folder.path)
      #expect(twice.status == .usage && twice.messages.contains("invalid value '2020-07-01' for '--today'"), "\(twice)")
    }
  }

  @Test func `in a repository the day of its newest commit counts`() async throws {
    try await ScratchProject.with(Self.files) { folder in
      let git = ["-c", "user.name=n", "-c", "user.email=m", "-c", "commit.gpgsign=false"]
      try Self.git(["init", "-q"], in: folder)
      #expect(await Tool.run("check", in: folder.path).messages.contains("note: git tells no date"))
      // 23:30 of June 30 in UTC.
      try Self.git(git + ["commit", "-q", "--allow-empty", "-m", "m"], in: folder, date: "2020-07-01T01:30:00+0200")
      let old = await Tool.run("check", in: folder.path)
      #expect(old.status == .clean && !old.messages.contains("note:"), "\(old)")
      try Self.git(git + ["commit", "-q", "--allow-empty", "-m", "m"], in: folder, date: "2020-07-01T00:00:00+0000")
      #expect(await Tool.run("check", in: folder.path).status == .findings)
    }
  }

  @Test func `without a repository it is today`() async throws {
    try await ScratchProject.with(Self.files) { folder in
      let tool = await Tool.run("check", in: folder.path)
      #expect(tool.status == .findings && !tool.messages.contains("note:"), "\(tool)")
    }
  }

  private static func git(_ arguments: [String], in folder: ScratchProject, date: String = "") throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.currentDirectoryURL = folder.url
    process.environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "GIT_COMMITTER_DATE": date,
      "GIT_AUTHOR_DATE": date, "GIT_CONFIG_NOSYSTEM": "1",
    ]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
