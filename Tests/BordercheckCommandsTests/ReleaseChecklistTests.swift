import CommandLayer
import Foundation
import TestFiles
import Testing

@testable import BordercheckCommands

/// `--report checklist=FILE`: what is looked at for it beside the report.
@Suite struct ReleaseChecklistTests {
  private static func line(_ title: String, in tool: Tool) -> String? {
    tool.output.split(separator: "\n").first { $0.contains(" \(title)") }.map(String.init)
  }

  private static func check(_ files: [String: String], _ arguments: String...) async throws -> Tool {
    return try await ScratchProject.with(SmallProject.mixed.merging(files) { _, new in new }) { folder in
      return await Tool.run(["check", folder.path, "--no-cache", "--report", "checklist=-"] + arguments)
    }
  }

  @Test func `CI checks are present where a workflow of the project calls the tool`() async throws {
    let workflow = "jobs:\n  check:\n    steps:\n      - run: swift run bordercheck check .\n"
    let tool = try await Self.check([".github/workflows/ci.yml": workflow])
    #expect(Self.line("CI checks are present", in: tool) == "✓ pass            CI checks are present")
    #expect(tool.output.contains("in .github/workflows/ci.yml\n"))
  }

  @Test func `a workflow above the project, in its repository, counts`() async throws {
    var files = [".git/HEAD": "ref: refs/heads/main\n", "ci_scripts/ci_post_clone.sh": "bordercheck run App\n"]
    for (name, text) in SmallProject.mixed { files["App/\(name)"] = text }
    files["App/.gitlab-ci.yml"] = "test:\n  script: [make]\n"
    try await ScratchProject.with(files) { folder in
      let tool = await Tool.run("check", "App", "--no-cache", "--report", "checklist=-", in: folder.path)
      #expect(tool.output.contains("✓ pass            CI checks are present\n"))
      #expect(tool.output.contains("in ci_scripts/ci_post_clone.sh\n"))
    }
  }

  @Test func `without a call CI fails, and without a project nobody can look`() async throws {
    let tool = try await Self.check(["Jenkinsfile": "sh 'make test'\n"])
    #expect(Self.line("CI checks are present", in: tool)?.hasPrefix("✗ fail ") == true)
    #expect(tool.output.contains("`bordercheck` is called by none of Jenkinsfile\n"))
    try await ScratchProject.with(SmallProject.mixed) { folder in
      try await ScratchProject.with(["x": ""]) { empty in
        _ = await Tool.run("run", folder.path, "--report", "evidence=\(empty.path)/e.jsonl")
        let again = await Tool.run("report", "e.jsonl", "--report", "checklist=-", in: empty.path)
        #expect(Self.line("CI checks are present", in: again)?.hasPrefix("? could not look ") == true)
      }
    }
  }

  /// No owner of the project names Swift sources.
  @Test func `a check without sources says nothing of calls`() async throws {
    let tool = try await Self.check([:])
    #expect(Self.line("no raw-key bypass", in: tool)?.hasPrefix("? could not look ") == true)
    #expect(Self.line("each message has one owner", in: tool) == "✓ pass            each message has one owner")
  }

  @Test func `a check with sources says something of calls`() async throws {
    let manifest = SmallProject.mixed["bordercheck.json"] ?? ""
    let sources = manifest.replacing(#""resources": ["K"]"#, with: #""resources": ["K"], "sources": ["Code"]"#)
    let tool = try await Self.check(["bordercheck.json": sources, "Code/a.swift": "let a = 1\n"])
    #expect(Self.line("no raw-key bypass", in: tool) == "✓ pass            no raw-key bypass")
  }

  @Test func `a part of a check passes nothing, also when its evidence is rendered later`() async throws {
    let tool = try await Self.check([:], "--rule", "fmt.*")
    #expect(tool.output.contains("only a part was looked at: --rule 'fmt.*'"))
    #expect(!tool.output.contains("✓ pass"))
  }

  @Test func `a part of a run says so in its evidence`() async throws {
    try await ScratchProject.with(SmallProject.mixed) { folder in
      let tool = await Tool.run("run", folder.path, "--languages", "de,en", "--product", "H", "--report", "evidence=-")
      #expect(tool.output.contains(#""selection":["--product","H","--languages","de,en"]}"#))
      let whole = await Tool.run("run", folder.path, "--report", "evidence=-")
      #expect(!whole.output.contains("selection"))
    }
  }

  @Test(arguments: [
    ("run: swift run bordercheck check .", true), ("bordercheck run", true),
    ("- run: .build/release/bordercheck inspect App.ipa --project .", true),
    ("\"$(swift build --show-bin-path)/bordercheck\" check .", true),
    ("sh(\"bordercheck\", \"check\", \".\")", true), ("swift run bordercheck \\\n  check .", true),
    ("# bordercheck check .", false), ("// bordercheck check .", false), ("swift test # bordercheck check .", false),
    ("- name: bordercheck check", false), ("cat bordercheck.json", false), ("bordercheck --version", false),
    ("my-bordercheck check", false), ("bordercheck owners . --check OWNERSHIP.md", false), ("", false),
  ]) func `a script calls the tool where it starts a command that judges`(_ script: String, _ calls: Bool) {
    #expect(ContinuousIntegration.calls(script) == calls)
  }
}
