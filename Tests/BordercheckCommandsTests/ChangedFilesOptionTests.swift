import CommandLayer
import Foundation
import SimulatedDevice
import TestFiles
import Testing

/// `--changed-files` and `--changed-since`: annotations of changed files only, the verdict of all.
@Suite struct ChangedFilesOptionTests {
  /// Two owners, each with a key that lacks its German text: two errors, in two files.
  private static let files: [String: String] = {
    func catalog(_ key: String) -> String {
      #"{ "sourceLanguage": "en", "version": "1.0", "strings": { "\#(key)": { "extractionState": "manual","#
        + #" "localizations": { "en": { "stringUnit": { "state": "translated", "value": "V" } } } } } }"#
    }
    return [
      "ios/bordercheck.json": """
      { "developmentRegion": "en",
        "owners": { "A": { "resources": ["A"], "languages": ["de"] }, "B": { "resources": ["B"], "languages": ["de"] } },
        "products": { "H": { "kind": "app", "embeds": ["A", "B"], "info": { "CFBundleLocalizations": ["en", "de"] } } } }
      """,
      "ios/A/Localizable.xcstrings": catalog("a"), "ios/B/Localizable.xcstrings": catalog("b"),
    ]
  }()

  private static let first = "ios/A/Localizable.xcstrings"
  private static let second = "ios/B/Localizable.xcstrings"

  private static func annotations(
    _ arguments: [String], in folder: ScratchProject, environment: [String: String] = [:], input: String? = nil
  ) async -> Tool {
    await Tool.run(
      ["run", "ios", "--report", "github=-"] + arguments, in: folder.path, environment: environment, input: input)
  }

  @Test func `annotations are those of the listed files, and the verdict that of all`() async throws {
    try await ScratchProject.with(Self.files) { folder in
      try folder.write("", to: ".git/HEAD")
      let all = await Self.annotations([], in: folder)
      #expect(all.output.contains("file=\(Self.first),") && all.output.contains("file=\(Self.second),"))
      try folder.write("README.md\r\n./\(Self.second)\n", to: "changes.txt")
      let some = await Self.annotations(["--changed-files", "changes.txt"], in: folder)
      #expect(!some.output.contains("file=\(Self.first),") && some.output.contains("file=\(Self.second),"))
      #expect(some.output.contains("::notice::1 finding in a file that was not changed is left out here"))
      #expect(some.messages.contains("note: github: 1 finding in a file that was not changed is left out here"))
      try folder.write("README.md\n", to: "changes.txt")
      let none = await Self.annotations(["--changed-files", "changes.txt"], in: folder)
      #expect(!none.output.contains("::error"))
      #expect(all.status == .findings && some.status == .findings && none.status == .findings)
    }
  }

  @Test(arguments: [
    "ios/A/Localizable.xcstrings", "ios/A/Localizable.xcstrings\n\n",
    "x\u{0}ios/A/Localizable.xcstrings\u{0}", "\"ios/\\101/Localizable.xcstrings\"\n",
  ])
  func `the list may come from standard input, as git prints it`(_ list: String) async throws {
    try await ScratchProject.with(Self.files) { folder in
      try folder.write("", to: ".git/HEAD")
      let tool = await Self.annotations(["--changed-files", "-"], in: folder, input: list)
      #expect(tool.output.contains("file=\(Self.first),") && !tool.output.contains("file=\(Self.second),"), "\(tool)")
    }
  }

  @Test func `a list that cannot be read, or is none, is status 2`() async throws {
    try await ScratchProject.with(Self.files) { folder in
      let missing = await Self.annotations(["--changed-files", "no.txt"], in: folder)
      #expect(missing.status == .incomplete && missing.output.isEmpty)
      #expect(missing.messages.contains("no.txt:1:1: error: there is no such file; expected a list of changed files"))
      let closed = await Self.annotations(["--changed-files", "-"], in: folder)
      #expect(closed.status == .incomplete)
      let wrong = await Self.annotations(["--changed-files", "-"], in: folder, input: "a\n/b\n../c\n")
      #expect(wrong.status == .incomplete)
      #expect(wrong.messages.contains("standard input:2:1: error: \"/b\" is no path from the repository's root"))
      #expect(wrong.messages.contains("standard input:3:1: error: \"../c\""))
    }
  }

  @Test func `where no format is limited it is said`() async throws {
    try await ScratchProject.with(Self.files) { folder in
      let tool = await Tool.run(["run", "ios", "--changed-files", "-"], in: folder.path, input: "")
      #expect(tool.messages.contains("note: only github, gitlab, sarif and xcode are limited to changed files"))
    }
  }

  // MARK: - git

  private static let path = ["PATH": "/usr/local/bin:/usr/bin:/bin"]
  private static let hasGit = FileManager.default.isExecutableFile(atPath: "/usr/bin/git")

  private static func git(_ arguments: [String], in folder: ScratchProject) async {
    let child = ChildProcess(
      executable: "/usr/bin/git",
      arguments: [
        "-c", "user.name=n", "-c", "user.email=e@example.com", "-c", "init.defaultBranch=main",
        "-c", "commit.gpgsign=false",
      ] + arguments,
      environment: path.merging(["HOME": folder.path]) { first, _ in first }, workingFolder: folder.path,
      standardOutput: "/dev/null", standardError: folder.path + "/git-messages")
    let result = await child.run()
    #expect(result.end == .exited(status: 0), "\(result)")
  }

  @Test(.enabled(if: hasGit))
  func `git says which files have changed since a revision, renamed ones by their new name`()
    async throws
  {
    try await ScratchProject.with(Self.files) { folder in
      for arguments in [["init", "-q"], ["add", "."], ["commit", "-qm", "one"], ["tag", "base"]] {
        await Self.git(arguments, in: folder)
      }
      try folder.write((Self.files[Self.first] ?? "") + "\n", to: Self.first)
      await Self.git(["commit", "-qam", "two"], in: folder)
      let tool = await Self.annotations(["--changed-since", "base"], in: folder, environment: Self.path)
      #expect(tool.status == .findings, "\(tool)")
      #expect(tool.output.contains("file=\(Self.first),") && !tool.output.contains("file=\(Self.second),"), "\(tool)")
      // A hook of git's names another repository, and a setting makes paths relative; neither counts.
      var hook = Self.path
      hook["GIT_DIR"] = "/nowhere"
      await Self.git(["config", "diff.relative", "true"], in: folder)
      #expect(await Self.annotations(["--changed-since", "base"], in: folder, environment: hook).output == tool.output)
      let unknown = await Self.annotations(["--changed-since", "bse"], in: folder, environment: Self.path)
      #expect(unknown.status == .incomplete && unknown.output.isEmpty)
      #expect(unknown.messages.hasPrefix("error: cannot tell what changed since 'bse': git says fatal: "), "\(unknown)")
    }
  }

  @Test(.enabled(if: hasGit), arguments: ["edited", "staged", "untracked"])
  func `what is not committed has changed as well`(how: String) async throws {
    try await ScratchProject.with(Self.files) { folder in
      try folder.write("ignored\n", to: ".gitignore")
      let others = how == "untracked" ? [".gitignore", "ios/A", "ios/bordercheck.json"] : ["."]
      for arguments in [["init", "-q"], ["add"] + others, ["commit", "-qm", "one"]] {
        await Self.git(arguments, in: folder)
      }
      if how != "untracked" { try folder.write((Self.files[Self.second] ?? "") + "\n", to: Self.second) }
      if how == "staged" { await Self.git(["add", "."], in: folder) }
      let tool = await Self.annotations(["--changed-since", "HEAD"], in: folder, environment: Self.path)
      #expect(!tool.output.contains("file=\(Self.first),") && tool.output.contains("file=\(Self.second),"), "\(tool)")
    }
  }

  @Test(.enabled(if: hasGit))
  func `what only the other branch has changed since is not changed here`() async throws {
    try await ScratchProject.with(Self.files) { folder in
      let start = [["init", "-q"], ["add", "."], ["commit", "-qm", "one"], ["checkout", "-qb", "other"]]
      for arguments in start { await Self.git(arguments, in: folder) }
      try folder.write((Self.files[Self.first] ?? "") + "\n", to: Self.first)
      for arguments in [["commit", "-qam", "two"], ["checkout", "-q", "-"]] { await Self.git(arguments, in: folder) }
      try folder.write((Self.files[Self.second] ?? "") + "\n", to: Self.second)
      let tool = await Self.annotations(["--changed-since", "other"], in: folder, environment: Self.path)
      #expect(!tool.output.contains("file=\(Self.first),") && tool.output.contains("file=\(Self.second),"), "\(tool)")
    }
  }

  @Test(.enabled(if: hasGit)) func `a revision without a common commit is named`() async throws {
    try await ScratchProject.with(Self.files) { folder in
      let start = [
        ["init", "-q"], ["add", "."], ["commit", "-qm", "one"], ["checkout", "-q", "--orphan", "alone"],
        ["commit", "-qm", "two"], ["tag", "lonely"], ["checkout", "-q", "main"],
      ]
      for arguments in start { await Self.git(arguments, in: folder) }
      let tool = await Self.annotations(["--changed-since", "lonely"], in: folder, environment: Self.path)
      #expect(tool.status == .incomplete && tool.output.isEmpty)
      #expect(
        tool.messages.hasPrefix("error: cannot tell what changed since 'lonely': it has no commit in common"), "\(tool)"
      )
    }
  }

  @Test func `no repository and no git are status 2`() async throws {
    try await ScratchProject.with(Self.files) { folder in
      let outside = await Self.annotations(["--changed-since", "main"], in: folder, environment: Self.path)
      #expect(outside.status == .incomplete)
      #expect(outside.messages.contains("lies in no git repository; give the files with --changed-files"))
      try folder.write("", to: ".git/HEAD")
      let without = await Self.annotations(["--changed-since", "main"], in: folder)
      #expect(without.status == .incomplete)
      #expect(without.messages.contains("no folder of PATH has the program 'git'"))
    }
  }

  @Test(arguments: ["--output=x", "", "a..b", "a b", "-p"]) func `a revision is a word and no option`(_ text: String)
    async
  {
    let tool = await Tool.run(["run", "--changed-since=\(text)"])
    #expect(tool.status == .usage)
    #expect(tool.messages.contains("expected a commit, branch or tag, such as origin/main"))
  }

  @Test func `the two options say the same`() async {
    let tool = await Tool.run(["check", "--changed-since", "main", "--changed-files", "-"])
    #expect(tool.status == .usage)
    #expect(tool.messages.contains("--changed-files and --changed-since say the same; expected one of them"))
  }
}
