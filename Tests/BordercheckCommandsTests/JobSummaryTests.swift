import CommandLayer
import Foundation
import TestFiles
import Testing

/// The page of a job of a GitHub workflow, to which the report is added beside annotations.
@Suite struct JobSummaryTests {
  private static func run(_ report: String?, in folder: ScratchProject, summary: String?) async -> Tool {
    var environment = ["GITHUB_ACTIONS": "true"]
    environment["GITHUB_STEP_SUMMARY"] = summary.map { "\(folder.path)/\($0)" }
    let options = report.map { ["--report", $0] } ?? []
    return await Tool.run(["run"] + options, in: folder.path, environment: environment)
  }

  @Test func `the report is added behind what is there`() async throws {
    try await ScratchProject.with(SmallProject.unclaimed) { folder in
      try folder.write("# Before", to: "summary.md")
      #expect(await Self.run("github=-", in: folder, summary: "summary.md").status == .findings)
      let first = String(decoding: try folder.bytes("summary.md"), as: UTF8.self)
      #expect(first.hasPrefix("# Before\n\n## "))
      #expect(first.contains("language-not-claimed"))
      _ = await Self.run("github=-", in: folder, summary: "summary.md")
      let second = String(decoding: try folder.bytes("summary.md"), as: UTF8.self)
      #expect(second.hasPrefix(first) && second.count > first.count)
    }
  }

  @Test func `it is what a markdown report is`() async throws {
    try await ScratchProject.with(SmallProject.unclaimed) { folder in
      _ = await Self.run("github=a.txt", in: folder, summary: "summary.md")
      _ = await Tool.run("run", "--report", "markdown=report.md", in: folder.path)
      let (page, report) = (try folder.bytes("summary.md"), try folder.bytes("report.md"))
      #expect(page == report)
    }
  }

  @Test func `nothing is added where annotations were not asked for, or outside of a workflow`() async throws {
    try await ScratchProject.with(SmallProject.unclaimed) { folder in
      let before = folder.files
      let plain = await Self.run(nil, in: folder, summary: "summary.md")
      #expect(!plain.output.contains("::error"))
      _ = await Self.run("xcode=-", in: folder, summary: "summary.md")
      _ = await Self.run("github=-", in: folder, summary: nil)
      #expect(folder.files == before)
    }
  }

  @Test func `a page stays below what GitHub shows`() async throws {
    try await ScratchProject.with(SmallProject.unclaimed) { folder in
      for (present, isAdded) in [(1_000_000, true), (1_043_000, true), (1_047_000, false), (1_100_000, false)] {
        try folder.write(String(repeating: "x", count: present), to: "summary.md")
        let tool = await Self.run("github=-", in: folder, summary: "summary.md")
        let size = try folder.bytes("summary.md").count
        #expect((size > present) == isAdded)
        #expect(size < 1_048_576 || !isAdded)
        #expect(tool.messages.contains("the job's summary is full") == !isAdded)
      }
    }
  }

  @Test func `a page that cannot be written is status 2`() async throws {
    try await ScratchProject.with(SmallProject.unclaimed) { folder in
      let tool = await Self.run("github=-", in: folder, summary: "no/such/folder.md")
      #expect(tool.status == .incomplete)
      #expect(tool.messages.contains("cannot write '\(folder.path)/no/such/folder.md'"))
    }
  }
}
