import CommandLayer
import Findings
import Foundation
import HostEvidence
import Reports
import TestFiles
import Testing

/// `run --shard`: whole devices are dealt out, and nothing is said of what other shards play.
@Suite struct ShardCommandTests {
  /// Three languages in one scenario and one in another make four devices: `a/de`, `a/en`, `a/fr`, `b/de`.
  static let files: [String: String] = {
    var files = SmallProject.unclaimed
    files["Matrix/german.json"] = nil
    files["K/fr.lproj/Localizable.strings"] = #""k" = "K-fr";"#
    let steps = #""steps": [{"languages": "each"}, {"install": "current"}, {"launch": "all"}]"#
    files["Matrix/a.json"] = #"{"languages": ["fr", "en", "de"], \#(steps)}"#
    files["Matrix/b.json"] = #"{"languages": ["de"], \#(steps)}"#
    files["bordercheck.json"] = files["bordercheck.json"]?.replacing(
      #""languages": ["de"]"#, with: #""languages": ["de", "fr"]"#
    ).replacing(#""developmentRegion": "en","#, with: #""developmentRegion": "en", "exceptions": [\#(unused)],"#)
    return files
  }()

  /// An exception of which only a whole run can say that nothing needs it.
  private static let unused =
    #"{"rule": "value-empty", "owner": "K", "reason": "r", "approvedBy": "a", "expires": "never"}"#

  private func evidence(_ shard: String?, in folder: ScratchProject) async throws -> Report {
    let part = shard.map { ["--shard", $0] } ?? []
    let tool = await Tool.run(["run", "--report", "evidence=-"] + part, in: folder.path)
    return try EvidenceReader.read(Array(tool.output.utf8))
  }

  @Test func `devices are dealt out in byte order of their names, and never split`() async throws {
    try await ScratchProject.with(Self.files) { folder in
      let cells = try await [evidence("1/3", in: folder), evidence("2/3", in: folder), evidence("3/3", in: folder)]
        .map { $0.cells.map(\.id) }
      #expect(cells == [["a/de/3/H", "b/de/3/H"], ["a/en/3/H"], ["a/fr/3/H"]])
    }
  }

  @Test func `a shard says which it is and of which matrix`() async throws {
    try await ScratchProject.with(Self.files) { folder in
      let whole = try await evidence(nil, in: folder)
      let part = try await evidence("2/3", in: folder)
      #expect(part.shard == Shard(index: 2, count: 3) && whole.shard == .whole)
      #expect(part.matrix == whole.matrix)
      #expect(whole.matrix == Report.digest(ofCells: ["a/de/3/H", "a/en/3/H", "a/fr/3/H", "b/de/3/H"]))
    }
  }

  @Test func `a shard shows what its own devices show, and nothing about the whole`() async throws {
    try await ScratchProject.with(Self.files) { folder in
      let rules = try await evidence(nil, in: folder).findings.map(\.rule)
      #expect(Set(rules) == ["exception-unused", "language-not-claimed"])
      #expect(try await evidence("1/3", in: folder).findings.map(\.rule) == ["language-not-claimed"])
      #expect(try await evidence("2/3", in: folder).findings.isEmpty)
    }
  }

  @Test func `the text says that it is of a part`() async throws {
    try await ScratchProject.with(Self.files) { folder in
      let tool = await Tool.run("run", "--shard", "2/3", "--report", "evidence=e.jsonl", in: folder.path)
      #expect(tool.status == .clean)
      #expect(tool.output.hasSuffix("0 findings (shard 2/3: a part of the matrix)\n"), "\(tool.output)")
      let again = await Tool.run("report", "e.jsonl", in: folder.path)
      #expect(again.output.hasSuffix("0 findings (shard 2/3: a part of the matrix)\n"))
      #expect(await !Tool.run("run", in: folder.path).output.contains("a part of the matrix"))
    }
  }

  @Test(arguments: ["0/4", "5/4", "x", "1", "1/", "/4", "1/4/5", "-1/4", ""])
  func `what is no part of a whole is a wrong command line`(_ shard: String) async throws {
    try await ScratchProject.with(Self.files) { folder in
      let tool = await Tool.run("run", "--shard", shard, in: folder.path)
      #expect(tool.status == .usage)
      #expect(tool.output.isEmpty)
    }
  }

  @Test func `a shard that gets no device is status 2 and says how many there are`() async throws {
    try await ScratchProject.with(Self.files) { folder in
      let tool = await Tool.run("run", "--shard", "5/5", "--report", "evidence=e.jsonl", in: folder.path)
      #expect(tool.status == .incomplete)
      #expect(tool.messages.contains("shard 5/5 has nothing to play: the matrix has 4 devices"), "\(tool.messages)")
      #expect(!folder.files.contains("e.jsonl"))
      #expect(await Tool.run("run", "--shard", "4/5", in: folder.path).status != .incomplete)
    }
  }
}
