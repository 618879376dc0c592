import CommandLayer
import Findings
import Foundation
import HostEvidence
import Reports
import SimulatedDevice
import TestFiles
import Testing

@Suite struct MergeCommandTests {
  /// Runs the whole and its shards, and gives the names of the shards' files.
  private func run(_ folder: ScratchProject, shards: Int, _ options: [String] = []) async -> [String] {
    _ = await Tool.run(["run", "--report", "evidence=whole.jsonl"] + options, in: folder.path)
    for index in 1...shards {
      _ = await Tool.run(
        ["run", "--shard", "\(index)/\(shards)", "--report", "evidence=\(index).jsonl"] + options, in: folder.path)
    }
    return (1...shards).map { "\($0).jsonl" }
  }

  @Test(arguments: 1...4) func `shards merged with their project are the run as a whole, byte for byte`(
    _ count: Int
  ) async throws {
    try await ScratchProject.with(ShardCommandTests.files) { folder in
      let names = await run(folder, shards: count)
      let tool = await Tool.run(["merge", "--report", "evidence=merged.jsonl"] + names.reversed(), in: folder.path)
      #expect(tool.status == .findings)
      let whole = try folder.bytes("whole.jsonl")
      #expect(try folder.bytes("merged.jsonl") == whole)
      #expect(String(decoding: whole, as: UTF8.self).contains(#""rule":"exception-unused""#))
      let run = await Tool.run("run", "--report", "evidence=merged.jsonl", in: folder.path)
      #expect(run.output == tool.output)
    }
  }

  /// Those among the samples' faults whose matrix has more than one device.
  @Test(
    "faults are found in shards as in the whole",
    arguments: [
      "inflection-markup", "key-removed-while-a-caller-remains", "language-removed-in-the-new-release",
      "placeholder-left-in-one-language",
    ])
  func faults(_ name: String) async throws {
    let fault = FaultTests.folder.appending(path: name).path(percentEncoded: false)
    let executables = URL(filePath: RunningTool.path).deletingLastPathComponent().path(percentEncoded: false)
    try await ScratchProject.with([:]) { folder in
      for shard in ["1/1", "1/2", "2/2"] {
        let file = "evidence=\(folder.path)/\(shard.replacing("/", with: "-")).jsonl"
        _ = await Tool.run(
          "run", ".", "--executables", executables, "--shard", shard, "--report", file, in: fault)
      }
      let tool = await Tool.run(
        "merge", "1-2.jsonl", "2-2.jsonl", "--project", fault, "--report", "evidence=merged.jsonl", in: folder.path)
      let (merged, whole) = (try folder.bytes("merged.jsonl"), try folder.bytes("1-1.jsonl"))
      #expect(merged == whole, "\(tool.messages)")
    }
  }

  @Test func `without a project the text names the rules that could not look at the whole`() async throws {
    try await ScratchProject.with(ShardCommandTests.files) { folder in
      let names = await run(folder, shards: 3)
      try await ScratchProject.with([:]) { elsewhere in
        for name in names { try elsewhere.write(Data(folder.bytes(name)), to: name) }
        let tool = await Tool.run(["merge"] + names, in: elsewhere.path)
        #expect(tool.status == .findings)
        #expect(tool.output.contains("could not look: 5 rules\n"))
        #expect(tool.output.contains("exception-unused: "))
        #expect(tool.output.hasSuffix("2 findings (2 errors), 5 rules could not look\n"), "\(tool.output)")
      }
    }
  }

  /// Takes away every observation of one cell, and counts the rest.
  private func silence(_ file: String, in folder: ScratchProject) throws -> String {
    var report = try EvidenceReader.read(folder.bytes(file))
    let cell = try #require(report.observations.first).cell
    report.observations.removeAll { $0.cell == cell }
    report.lookUps = report.observations.count
    try folder.write(Data(EvidenceWriter.bytes(of: report)), to: file)
    return cell
  }

  @Test func `what nobody observed is named as judge names it`() async throws {
    try await ScratchProject.with(ShardCommandTests.files) { folder in
      let names = await run(folder, shards: 2)
      let cell = try silence("1.jsonl", in: folder)
      let other = try silence("whole.jsonl", in: folder)
      #expect(other == cell)
      let merged = await Tool.run(["merge"] + names, in: folder.path)
      let judged = await Tool.run("judge", "whole.jsonl", in: folder.path)
      let lines = [merged, judged].map { tool in
        tool.output.split(separator: "\n").filter { $0.contains("host-silent: ") }
      }
      #expect(lines[0].count == 1 && lines[0] == lines[1], "\(merged.output)")
    }
  }

  @Test func `shards that were judged differently are no shards of one run`() async throws {
    try await ScratchProject.with(ShardCommandTests.files) { folder in
      let names = await run(folder, shards: 2)
      let options = ["--shard", "2/2", "--profile", "pr", "--base", "whole.jsonl", "--fail-on", "note"]
      _ = await Tool.run(["run", "--report", "evidence=2.jsonl"] + options, in: folder.path)
      let tool = await Tool.run(["merge"] + names, in: folder.path)
      #expect(tool.status == .incomplete && tool.output.isEmpty)
      for fact in ["the profile is pr", "the base evidence is ", "the severity that fails is note"] {
        #expect(tool.messages.contains("2.jsonl:1:1: error: \(fact)"), "\(tool.messages)")
      }
    }
  }

  @Test func `shards of one profile merge to the run of that profile, byte for byte`() async throws {
    try await ScratchProject.with(ShardCommandTests.files) { folder in
      _ = await Tool.run("run", "--report", "evidence=base.jsonl", in: folder.path)
      let names = await run(folder, shards: 2, ["--profile", "pr", "--base", "base.jsonl"])
      let tool = await Tool.run(
        ["merge", "--base", "base.jsonl", "--report", "evidence=merged.jsonl"] + names, in: folder.path)
      let whole = try folder.bytes("whole.jsonl")
      #expect(try folder.bytes("merged.jsonl") == whole, "\(tool.messages)")
    }
  }

  @Test func `what does not fit together is status 2, everything at once`() async throws {
    try await ScratchProject.with(ShardCommandTests.files) { folder in
      _ = await run(folder, shards: 3)
      let tool = await Tool.run("merge", "1.jsonl", "1.jsonl", "whole.jsonl", in: folder.path)
      #expect(tool.status == .incomplete && tool.output.isEmpty)
      let lines = tool.messages.split(separator: "\n")
      #expect(lines.count == 3)
      #expect(lines.filter { $0.contains("error: ") }.count == 3)
      #expect(lines.first?.hasPrefix("1.jsonl:1:1: error: is there twice; ") == true, "\(tool.messages)")
    }
  }

  @Test func `every file that cannot be read is named`() async throws {
    try await ScratchProject.with(["a.jsonl": "", "b.jsonl": "x\n"]) { folder in
      let tool = await Tool.run("merge", "a.jsonl", "b.jsonl", "c.jsonl", in: folder.path)
      #expect(tool.status == .incomplete)
      let places = tool.messages.split(separator: "\n").map { $0.prefix(14) }
      #expect(places == ["a.jsonl:1:1: e", "b.jsonl:1:1: e", "c.jsonl:1:1: e"])
    }
  }

  @Test func `the verdict can be drawn anew`() async throws {
    var files = ShardCommandTests.files
    files["bordercheck.json"] = files["bordercheck.json"]?.replacing(
      #""developmentRegion": "en","#,
      with: #""developmentRegion": "en", "rules": { "language-not-claimed": "note", "exception-unused": "note" },"#)
    try await ScratchProject.with(files) { folder in
      let names = await run(folder, shards: 2)
      #expect(await Tool.run(["merge"] + names, in: folder.path).status == .clean)
      #expect(await Tool.run(["merge", "--fail-on", "note"] + names, in: folder.path).status == .findings)
      let strict = await run(folder, shards: 2, ["--fail-on", "note"])
      #expect(await Tool.run(["merge"] + strict, in: folder.path).status == .findings)
      #expect(await Tool.run(["merge", "--fail-on", "warning"] + strict, in: folder.path).status == .clean)
    }
  }

  @Test(arguments: ["--profile", "--built", "--base"])
  func `what only a project gives a meaning needs one`(_ option: String) async throws {
    try await ScratchProject.with([:]) { folder in
      let tool = await Tool.run("merge", "a.jsonl", option, "x", in: folder.path)
      #expect(tool.status == .usage)
      #expect(tool.messages.contains("\(option) needs --project DIR"))
    }
  }
}
