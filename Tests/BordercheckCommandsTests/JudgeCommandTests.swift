import CommandLayer
import Findings
import Foundation
import Reports
import SimulatedDevice
import TestFiles
import Testing

@testable import BordercheckCommands

/// `judge`: the rules of a run over evidence that somebody hands in.
@Suite struct JudgeCommandTests {
  /// What is said of a fault apart from the run that shows it: the same findings, but for rules that say they cannot look.
  @Test(arguments: FaultTests.names) func `a fault is found in its evidence as well`(_ name: String) async throws {
    let folder = FaultTests.folder.appending(path: name).path(percentEncoded: false)
    let executables = URL(filePath: RunningTool.path).deletingLastPathComponent().path(percentEncoded: false)
    let run = await Tool.run(
      ["run", ".", "--host-time-limit", "2", "--executables", executables, "--report", "evidence=-"], in: folder)
    try await ScratchProject.with(["e.jsonl": run.output]) { scratch in
      let judged = await Tool.run(
        ["judge", "\(scratch.path)/e.jsonl", "--project", ".", "--report", "evidence=-"], in: folder)
      let report = try EvidenceReader.read(Array(judged.output.utf8))
      let unjudged = Set(report.unjudged.map(\.rule))
      let ran = try EvidenceReader.read(Array(run.output.utf8)).findings
      // A host that fails leaves no cell, so that nothing is left to look at.
      let found = report.findings.filter { !report.cells.isEmpty || $0.rule != "nothing-checked" }
      #expect(
        Set(found.map(\.id)) == Set(ran.filter { $0.severity == .incomplete || !unjudged.contains($0.rule) }.map(\.id)),
        "\(judged)")
      for rule in unjudged { #expect(judged.messages.contains("note: could not look: \(rule): ")) }
    }
  }

  private static func judging(
    _ arguments: [String], of files: [String: String] = SmallProject.mixed,
    changing change: (String) -> String = { $0 }
  ) async throws -> Tool {
    try await ScratchProject.with(files) { folder in
      _ = await Tool.run("run", "--report", "evidence=e.jsonl", in: folder.path)
      let path = URL(filePath: folder.path + "/e.jsonl")
      try change(String(contentsOf: path, encoding: .utf8)).write(to: path, atomically: true, encoding: .utf8)
      return await Tool.run(["judge", "e.jsonl"] + arguments, in: folder.path)
    }
  }

  @Test func `the working folder's project judges, and the status is that of the findings`() async throws {
    let clean = try await Self.judging([])
    #expect(clean.status == .clean, "\(clean)")
    #expect(clean.output.hasSuffix("\nclean: 2 observations in 1 cell of 1 scenario, 0 findings\n"))
    let found = try await Self.judging(["--project", "."], of: SmallProject.unclaimed)
    #expect(found.status == .findings)
    #expect(found.output.contains("error language-not-claimed"))
  }

  /// As a device writes it: no finding, no verdict, and cells that no scenario has.
  @Test func `evidence that nobody judged before is judged`() async throws {
    let judged = try await Self.judging([], of: SmallProject.unclaimed) { text in
      let lines = text.split(separator: "\n").filter { !$0.contains(#""kind":"finding""#) }
      return lines.map { "\($0)\n" }.joined().replacing("german/de/3", with: "device/de/1")
        .replacing(/"matrix":"[0-9a-f]*"/, with: #""matrix":"\#(Report.digest(ofCells: ["device/de/1/H"]))""#)
        .replacing(#""verdict":"findings","#, with: "").replacing(#""finding":1"#, with: #""finding":0"#)
    }
    #expect(judged.status == .findings, "\(judged)")
    #expect(judged.output.contains("error language-not-claimed"))
    #expect(judged.output.contains("could not look: 5 rules\n"))
    #expect(judged.output.contains("\n  pick-changed-between-releases: the project has no scenario \"device\""))
    #expect(judged.output.hasSuffix("1 finding (1 error), 5 rules could not look\n"))
  }

  @Test func `a file that ends early is no evidence`() async throws {
    let cut = try await Self.judging([]) { text in
      text.split(separator: "\n").dropLast().map { "\($0)\n" }.joined()
    }
    #expect(cut.status == .incomplete)
    #expect(cut.messages.contains("e.jsonl:5:1: error: the file is truncated"), "\(cut)")
    let empty = try await Self.judging([]) { _ in "" }
    #expect(empty.status == .incomplete)
  }

  @Test func `a header without counts vouches for no record`() async throws {
    let uncounted = try await Self.judging([]) { text in
      text.replacing(/"counts":\{[^}]*\}/, with: #""counts":{}"#)
    }
    #expect(uncounted.status == .incomplete)
    #expect(uncounted.messages.contains("the header counts 0 cell records, found 1"), "\(uncounted)")
  }

  @Test func `a report never replaces the evidence`() async throws {
    let judged = try await Self.judging(["--report", "evidence=e.jsonl"])
    #expect(judged.status == .usage)
    #expect(judged.messages.contains("would change e.jsonl, which is read"))
  }

  @Test func `a built product is what evidence can be held against`() async throws {
    try await ScratchProject.with(SmallProject.mixed) { folder in
      _ = await Tool.run("run", "--report", "evidence=e.jsonl", "--keep-device", "kept", in: folder.path)
      let app = "kept/german/de/Applications/H.app"
      let clean = await Tool.run("judge", "e.jsonl", "--built", app, in: folder.path)
      #expect(clean.status == .clean, "\(clean)")
      let built = "\(folder.path)/\(app)/K.bundle/de.lproj/Localizable.strings"
      let changed = try String(contentsOfFile: folder.path + "/e.jsonl", encoding: .utf8)
        .replacing(#""outcome":"value","value":"K-de""#, with: #""outcome":"key","value":"k""#)
      try changed.write(toFile: folder.path + "/e.jsonl", atomically: true, encoding: .utf8)
      try FileManager.default.removeItem(atPath: built)
      let found = await Tool.run("judge", "e.jsonl", "--built", app, "--report", "evidence=-", in: folder.path)
      let findings = try EvidenceReader.read(Array(found.output.utf8)).findings
      #expect(findings.map(\.rule) == ["raw-key-shown"], "\(found)")
      #expect(findings.first?.reproduce.contains("--built") == true)
    }
  }
}
