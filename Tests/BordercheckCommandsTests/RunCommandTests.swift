import BordercheckCommands
import CommandLayer
import Findings
import Foundation
import PositionedJSON
import Reports
import TestFiles
import Testing

@Suite struct RunCommandTests {
  @Test func `a finding is status 1, and says what a person sees and how to see it again`() async throws {
    try await ScratchProject.with(SmallProject.unclaimed) { folder in
      let tool = await Tool.run("run", in: folder.path)
      #expect(tool.status == .findings)
      #expect(tool.output.contains("✗ error language-not-claimed: "))
      #expect(
        tool.output.contains("again bordercheck explain k --owner K --product H --languages de\n"), "\(tool.output)")
      #expect(tool.output.hasSuffix("findings: 2 observations in 1 cell of 1 scenario, 1 finding (1 error)\n"))
    }
  }

  @Test func `nothing found is status 0`() async throws {
    try await ScratchProject.with(SmallProject.mixed) { folder in
      let tool = await Tool.run("run", ".", in: folder.path)
      #expect(tool.status == .clean, "\(tool.output)")
      #expect(tool.output.hasSuffix("clean: 2 observations in 1 cell of 1 scenario, 0 findings\n"))
    }
  }

  @Test func `files with mistakes are status 2, all at once, named as seen from the working folder`() async throws {
    var files = SmallProject.unclaimed
    files["bordercheck.json"] = #"{ "owners": { "H": { "resources": ["H"], "langauges": ["de"] } } }"#
    files["Matrix/german.json"] = #"{"steps": []}"#
    let broken = files.reduce(into: [:]) { $0["app/" + $1.key] = $1.value }
    try await ScratchProject.with(broken) { folder in
      let tool = await Tool.run("run", "app", in: folder.path)
      #expect(tool.status == .incomplete)
      #expect(tool.output.isEmpty)
      let lines = tool.messages.split(separator: "\n")
      #expect(lines.count >= 3)
      #expect(lines.allSatisfy { $0.hasPrefix("app/") && $0.contains(": error: ") }, "\(tool.messages)")
      #expect(tool.messages.contains("languages"))
    }
  }

  @Test func `no manifest is status 2`() async throws {
    try await ScratchProject.with([:]) { folder in
      let tool = await Tool.run("run", in: folder.path)
      #expect(tool.status == .incomplete)
      #expect(tool.messages.contains("error: "))
    }
  }

  @Test(
    "a selection that names nothing is a wrong command line",
    arguments: [["--scenario", "germn"], ["--product", "X"], ["--message", "nothing.*"], ["--profile", "nightly"]])
  func selection(_ arguments: [String]) async throws {
    try await ScratchProject.with(SmallProject.unclaimed) { folder in
      let tool = await Tool.run(["run"] + arguments, in: folder.path)
      #expect(tool.status == .usage)
      #expect(tool.output.isEmpty)
      #expect(tool.messages.hasPrefix("error: "), "\(tool.messages)")
    }
  }

  @Test func `reports are written beside the text, and say the same`() async throws {
    try await ScratchProject.with(SmallProject.unclaimed) { folder in
      let tool = await Tool.run(
        "run", "--report", "evidence=out/e.jsonl", "--report", "json=out/r.json", "--report", "text=out/r.txt",
        in: folder.path)
      #expect(tool.status == .findings)
      let report = try EvidenceReader.read(folder.bytes("out/e.jsonl"))
      #expect(report.verdict == .findings)
      #expect(report.findings.map(\.rule) == ["language-not-claimed"])
      let (json, text) = (try folder.bytes("out/r.json"), try folder.bytes("out/r.txt"))
      #expect(json == JSONReport.bytes(of: report))
      #expect(String(decoding: text, as: UTF8.self) == tool.output)
      #expect(folder.files.filter { $0.hasPrefix("out/") } == ["out/e.jsonl", "out/r.json", "out/r.txt"])
    }
  }

  @Test func `a report that takes standard output stands there alone`() async throws {
    try await ScratchProject.with(SmallProject.unclaimed) { folder in
      let tool = await Tool.run("run", "--report", "json=-", in: folder.path)
      #expect(tool.status == .findings)
      let document = try JSONDocument(Array(tool.output.utf8))
      #expect(document.root["header"]?["verdict"]?.string == "findings")
    }
  }

  @Test func `a report that cannot be written is status 2`() async throws {
    try await ScratchProject.with(SmallProject.mixed) { folder in
      let tool = await Tool.run("run", "--report", "json=bordercheck.json/x", in: folder.path)
      #expect(tool.status == .incomplete)
      #expect(tool.messages.contains("error: cannot write 'bordercheck.json/x'"))
    }
  }

  @Test func `the failing severity decides between 0 and 1`() async throws {
    var files = SmallProject.unclaimed
    files["bordercheck.json"] = files["bordercheck.json"]?.replacing(
      #""developmentRegion": "en","#,
      with: #""developmentRegion": "en", "rules": { "language-not-claimed": "warning" },"#)
    try await ScratchProject.with(files) { folder in
      #expect(await Tool.run("run", in: folder.path).status == .clean)
      #expect(await Tool.run("run", "--fail-on", "warning", in: folder.path).status == .findings)
      #expect(await Tool.run("run", "--fail-on=note", in: folder.path).status == .findings)
    }
  }

  @Test func `colour comes when it is asked for`() async throws {
    try await ScratchProject.with(SmallProject.mixed) { folder in
      #expect(await Tool.run("run", "--color", "always", in: folder.path).output.contains("\u{1B}[32m"))
      #expect(await !Tool.run("run", in: folder.path).output.contains("\u{1B}"))
    }
  }

  @Test func `a folder of scenarios without one is named`() async throws {
    var files = SmallProject.mixed
    files["Matrix/german.json"] = nil
    files["Matrix/README.md"] = "scenarios come here"
    try await ScratchProject.with(files) { folder in
      let tool = await Tool.run("run", in: folder.path)
      #expect(tool.status == .incomplete)
      #expect(
        tool.output.replacing(/\n +/, with: " ").contains(#"nothing was checked: the folder "Matrix" has no scenario"#))
    }
  }

  @Test func `an executable that is not there is named where the manifest names it`() async throws {
    var files = SmallProject.mixed
    files["bordercheck.json"] = files["bordercheck.json"]?.replacing(
      #""kind": "app""#, with: #""kind": "app", "executable": "HostOfH""#)
    files["built/HostOfK"] = ""
    try await ScratchProject.with(files) { folder in
      let tool = await Tool.run("run", "--executables", "built", in: folder.path)
      #expect(tool.status == .incomplete)
      #expect(tool.messages.hasPrefix("bordercheck.json:3:"))
      #expect(tool.messages.contains("error: no executable 'HostOfH'"))
    }
  }
}
