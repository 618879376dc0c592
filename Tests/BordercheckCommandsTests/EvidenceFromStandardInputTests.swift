import CommandLayer
import Findings
import Foundation
import Reports
import SimulatedDevice
import TestFiles
import Testing

/// `-` in place of an evidence file.
@Suite struct EvidenceFromStandardInputTests {
  /// Runs a command with evidence on standard input and again with the same in a file, and gives both outputs.
  private func outputs(
    _ arguments: [String], shards: Bool = false
  ) async throws -> (piped: Tool, read: Tool) {
    try await ScratchProject.with(ShardCommandTests.files) { folder in
      for (name, shard) in [("e", "1/1"), ("1", "1/2"), ("2", "2/2")] {
        _ = await Tool.run("run", "--shard", shard, "--report", "evidence=\(name).jsonl", in: folder.path)
      }
      let name = shards ? "2.jsonl" : "e.jsonl"
      let input = String(decoding: try folder.bytes(name), as: UTF8.self)
      let piped = await Tool.run(arguments, in: folder.path, input: input)
      let read = await Tool.run(arguments.map { $0 == "-" ? name : $0 }, in: folder.path)
      return (piped, read)
    }
  }

  @Test(arguments: [
    ["report", "-", "--report", "json=-"], ["judge", "-", "--report", "json=-"],
    ["merge", "1.jsonl", "-", "--report", "json=-"], ["merge", "-", "1.jsonl", "--report", "json=-"],
  ])
  func `is what comes on standard input`(_ arguments: [String]) async throws {
    let (piped, read) = try await outputs(arguments, shards: arguments[0] == "merge")
    #expect(piped.output == read.output && piped.output.contains("\"header\""), "\(piped.messages)")
    #expect(piped.status == read.status && piped.status == .findings)
  }

  @Test func `is one side of a comparison, and what a finding is explained from`() async throws {
    let (same, _) = try await outputs(["diff", "-", "e.jsonl"])
    #expect(same.status == .clean, "\(same.messages)")
    try await ScratchProject.with(ShardCommandTests.files) { folder in
      let run = await Tool.run("run", "--report", "evidence=-", in: folder.path)
      let id = try #require(try EvidenceReader.read(Array(run.output.utf8)).findings.first).id
      let told = await Tool.run(["explain", id, "--evidence", "-"], in: folder.path, input: run.output)
      #expect(told.status == .clean && told.output.contains(id), "\(told.messages)")
    }
  }

  @Test func `is named where it is no evidence`() async throws {
    let tool = await Tool.run(["report", "-"], input: "[]\n")
    #expect(tool.status == .incomplete)
    #expect(tool.messages.hasPrefix("standard input:1:"), "\(tool.messages)")
  }

  @Test(arguments: [
    ["merge", "-", "-"], ["judge", "-", "--base", "-"], ["diff", "-", "-"], ["report", "-", "--changed-files", "-"],
  ])
  func `is read once`(_ arguments: [String]) async {
    let tool = await Tool.run(arguments, input: "")
    #expect(tool.status == .usage && tool.messages.contains("- is there 2 times"), "\(tool.messages)")
  }
}
