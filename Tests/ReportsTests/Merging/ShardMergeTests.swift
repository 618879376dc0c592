import Findings
import HostEvidence
import Reports
import Testing

@Suite struct ShardMergeTests {
  static let cells = ["s/de/3/A", "s/en/3/A", "s/fr/3/A", "t/de/3/A"]

  /// Part `index` of `count` of a matrix of four devices with one cell each.
  static func part(_ index: Int, of count: Int, _ change: (inout Report) -> Void = { _ in }) -> Report {
    let shard = Shard(index: index, count: count)
    var report = Report(matrixCells: cells, shard: shard)
    for cell in shard.dealt(from: cells) {
      report.cells.append(
        CellRecord(
          id: cell, release: "current", process: "A.app", host: .bundle, languages: ["de"], languagesFrom: .device,
          searchList: ["de"], formattingLocale: "de_DE"))
      report.observations.append(
        ObservationRecord(
          cell: cell, owner: "O", table: "T", key: "k", arguments: [], surface: "", asked: ".", outcome: .value,
          value: "v"))
    }
    report.lookUps = report.observations.count
    change(&report)
    report.conclude(failOn: report.failOn)
    return report
  }

  private func merge(_ parts: [Report]) throws(ShardMergeError) -> Report {
    let names = ["a", "b", "c", "d", "e"]
    return try ShardMerge(zip(names, parts).map { ShardMerge.Part(name: "\($0).jsonl", report: $1) }).report
  }

  private func problems(_ parts: [Report]) -> [String] {
    do {
      _ = try merge(parts)
      return []
    } catch {
      return error.problems.map { ($0.file.map { "\($0): " } ?? "") + $0.message }
    }
  }

  private func finding(_ severity: Severity, _ cells: [String], _ message: String, exception: String? = nil) -> Finding
  {
    Finding(
      rule: "raw-key-shown", severity: severity, product: "A", owner: "O", table: "T", key: "k", language: "de",
      message: message, cells: cells, exception: exception)
  }

  @Test(arguments: 1...4) func `all parts of a matrix are the whole, whatever their order`(_ count: Int) throws {
    let whole = EvidenceWriter.bytes(of: Self.part(1, of: 1))
    let parts = (1...count).map { Self.part($0, of: count) }
    #expect(try EvidenceWriter.bytes(of: merge(parts)) == whole)
    #expect(try EvidenceWriter.bytes(of: merge(parts.reversed())) == whole)
  }

  @Test func `a part that nobody brings is named, and where it may come from`() {
    #expect(
      problems([Self.part(2, of: 4), Self.part(4, of: 4)]) == [
        "shards 1/4, 3/4 are missing; expected the evidence of all 4 shards of one run; a matrix with fewer devices than "
          + "that is run in fewer shards"
      ])
    #expect(problems([Self.part(1, of: 3), Self.part(3, of: 3)]).first?.hasPrefix("shard 2/3 is missing; ") == true)
  }

  @Test func `a header that claims millions of parts is answered in one line`() {
    let many = Self.part(1, of: 2) { $0.shard = Shard(index: 1, count: 9_000_000_000) }
    #expect(problems([many]).first?.hasPrefix("shards 2/9000000000, 3/9000000000") == true)
    #expect(problems([many]).first?.contains("and 8999999991 more are missing") == true)
  }

  @Test func `a shard that got no device is not missed`() throws {
    let parts = (1...4).map { Self.part($0, of: 6) }
    #expect(try merge(parts).shard == .whole)
  }

  @Test func `a file that is there twice is named once`() {
    #expect(
      problems([Self.part(1, of: 2), Self.part(1, of: 2), Self.part(2, of: 2)]) == [
        "b.jsonl: has the same records as a.jsonl; expected each shard once: leave one of them out"
      ])
  }

  @Test func `a cell that no part has is missed although every part is there`() {
    let short = Self.part(2, of: 2) { report in
      report.cells.removeLast()
      report.observations.removeLast()
      report.lookUps = 1
    }
    let found = problems([Self.part(1, of: 2), short])
    #expect(found.count == 1 && found[0].contains("and the 3 cells that are there in all of them give"), "\(found)")
    let lost = Self.part(2, of: 2) { report in
      let cell = report.cells.removeLast().id
      report.observations.removeLast()
      report.findings = [Finding(rule: "host-crashed", severity: .incomplete, message: "m", cells: [cell])]
    }
    #expect(problems([Self.part(1, of: 2), lost]).isEmpty)
  }

  @Test func `parts that were judged differently are told apart`() {
    let first = Self.part(1, of: 2)
    let other = Self.part(2, of: 2) { report in
      report.profile = "pr"
      report.base = "00000000000000aa"
      report.failOn = .warning
    }
    #expect(
      problems([first, other]) == [
        "b.jsonl: the profile is pr, and release in a.jsonl; expected shards of one run",
        "b.jsonl: the base evidence is 00000000000000aa, and nothing in a.jsonl; expected shards of one run",
        "b.jsonl: the severity that fails is warning, and error in a.jsonl; expected shards of one run",
      ])
    let known = finding(.error, ["s/de/3/A"], "m", exception: "known: it is in baseline.json")
    let parts = [
      Self.part(1, of: 2) { $0.findings = [known] },
      Self.part(2, of: 2) { $0.findings = [self.finding(.error, ["s/en/3/A"], "m")] },
    ]
    #expect(
      problems(parts) == [
        "b.jsonl: finding \(known.id) (raw-key-shown) is new, and known in a.jsonl; expected shards that were judged alike"
      ])
  }

  @Test func `a file that is named twice is told by its name`() {
    let part = ShardMerge.Part(name: "s2.jsonl", report: Self.part(2, of: 2))
    let error = #expect(throws: ShardMergeError.self) {
      try ShardMerge([ShardMerge.Part(name: "s1.jsonl", report: Self.part(1, of: 2)), part, part])
    }
    #expect(error?.problems.map(\.file) == ["s2.jsonl"])
    #expect(
      error?.problems.map(\.message) == ["is there twice; expected each shard once: leave one of them out"])
  }

  @Test func `a shard and a cell that are there twice are named`() {
    let other = Self.part(1, of: 2) { $0.observations[0].value = "w" }
    #expect(
      problems([Self.part(1, of: 2), other, Self.part(2, of: 2)]) == [
        "b.jsonl: shard 1/2 is in a.jsonl as well; expected each shard once"
      ])
    let grown = Self.part(2, of: 2) { $0.cells += Self.part(1, of: 2).cells }
    #expect(
      problems([Self.part(1, of: 2), grown]) == [
        #"b.jsonl: cell "s/de/3/A" and 1 more are in a.jsonl as well; expected each cell once"#
      ])
  }

  @Test func `parts of different runs are told apart, everything at once`() {
    let other = Self.part(2, of: 3) { report in
      report.matrix = "0000000000000000"
      report.command = .inspect
      report.tool = "0.0.9"
    }
    let first = Self.part(1, of: 2)
    #expect(
      problems([first, other]) == [
        "b.jsonl: the command is inspect, and run in a.jsonl; expected shards of one run",
        "b.jsonl: the tool's version is 0.0.9, and \(first.tool) in a.jsonl; expected shards of one run",
        "b.jsonl: the digest of the matrix is 0000000000000000, and \(first.matrix) in a.jsonl; expected shards of one run",
        "b.jsonl: the number of shards is 3, and 2 in a.jsonl; expected shards of one run",
      ])
  }

  @Test func `evidence of a check has no shards`() {
    let check = Self.part(1, of: 1) { $0.command = .check }
    #expect(problems([check]).first?.hasPrefix("a.jsonl: is evidence of check") == true)
  }

  @Test func `findings of one identity are one with all its cells, and the most severe speaks`() throws {
    let parts = [
      Self.part(1, of: 2) { $0.findings = [self.finding(.warning, ["s/de/3/A"], "first")] },
      Self.part(2, of: 2) { $0.findings = [self.finding(.error, ["t/de/3/A", "s/en/3/A"], "second")] },
    ]
    let merged = try merge(parts)
    #expect(merged.findings == [finding(.error, ["s/de/3/A", "s/en/3/A", "t/de/3/A"], "second")])
    #expect(merged.verdict == .findings)
  }

  @Test func `what one part accepts and another does not is open, in the cells where it is open`() throws {
    let parts = [
      Self.part(1, of: 2) { $0.findings = [self.finding(.error, ["s/de/3/A"], "first", exception: "known")] },
      Self.part(2, of: 2) { $0.findings = [self.finding(.warning, ["s/en/3/A"], "second")] },
    ]
    #expect(try merge(parts).findings == [finding(.warning, ["s/en/3/A"], "second")])
    let both = parts.map { part in
      var part = part
      part.findings[0].exception = "z"
      part.findings[0].severity = .error
      return part
    }
    #expect(try merge(both).findings == [finding(.error, ["s/de/3/A", "s/en/3/A"], "first", exception: "z")])
  }

  @Test func `the verdict is drawn at the failing severity of the parts`() throws {
    let warned = { (report: inout Report) in report.findings = [self.finding(.warning, ["s/de/3/A"], "m")] }
    #expect(try merge([Self.part(1, of: 2, warned), Self.part(2, of: 2)]).verdict == .clean)
    let strict = (1...2).map { index in
      Self.part(index, of: 2) { report in
        if index == 1 { warned(&report) }
        report.failOn = .warning
      }
    }
    #expect(try merge(strict).verdict == .findings)
  }

  @Test func `what one part could not observe is not observed in the whole`() throws {
    let lost = Self.part(1, of: 2) { report in
      report.findings = [Finding(rule: "host-crashed", severity: .incomplete, product: "A", message: "m")]
    }
    #expect(try merge([lost, Self.part(2, of: 2)]).verdict == .incomplete)
  }

  @Test func `a part without anything is no part, unless it had nothing to do`() throws {
    let empty = Self.part(1, of: 2) { report in
      report.cells = []
      report.observations = []
      report.lookUps = 0
    }
    #expect(
      problems([empty, Self.part(2, of: 2)]) == [
        "a.jsonl: is incomplete, and no finding of it says why; run that shard again"
      ])
    let idle = Self.part(1, of: 2) { report in
      report.observations = []
      report.lookUps = 0
      report.findings = [Finding(rule: "nothing-checked", severity: .incomplete, message: "nothing was checked")]
    }
    let merged = try merge([idle, Self.part(2, of: 2)])
    #expect(merged.findings.isEmpty && merged.verdict == .clean)
  }
}
