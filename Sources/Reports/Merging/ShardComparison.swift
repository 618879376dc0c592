internal import Findings
internal import HostEvidence

/// Holds the parts of a matrix against each other.
struct ShardComparison {
  /// Ascending by their place in the whole.
  private let parts: [ShardMerge.Part]

  /// Whether the cells of all parts are those of the whole matrix.
  private let hasEveryCell: Bool

  init(_ parts: [ShardMerge.Part]) {
    self.parts = parts
    hasEveryCell = KnownCells(of: parts.map(\.report)).areAll(of: parts.first?.report.matrix ?? "")
  }

  /// Everything that is wrong, in the order of the parts, then what is missing.
  var problems: [ShardMergeError.Problem] {
    let found = parts.indices.flatMap { problems(of: parts[$0], after: parts[..<$0]) } + gaps
    return found.isEmpty ? lostCells : found
  }
}

extension ShardComparison {
  /// What does not fit the parts before it.
  private func problems(
    of part: ShardMerge.Part, after others: ArraySlice<ShardMerge.Part>
  ) -> [ShardMergeError.Problem] {
    let report = part.report
    var messages: [String] = []
    if report.command == .check {
      messages.append("is evidence of check, which has no shards; expected that of run, as --shard writes it")
    }
    if !hasEveryCell, report.isIncompleteForNoReason {
      messages.append("is incomplete, and no finding of it says why; run that shard again")
    }
    if let copy = others.first(where: { $0.report == report }) {
      messages.append(
        copy.name == part.name
          ? "is there twice; expected each shard once: leave one of them out"
          : "has the same records as \(copy.name); expected each shard once: leave one of them out")
    } else {
      messages += differences(of: part, from: others.first)
      messages += [overlap(of: part, with: others), otherwiseKnown(part, others)].compactMap(\.self)
    }
    return messages.map { ShardMergeError.Problem(file: part.name, message: $0) }
  }

  /// What says that two parts are not of one run.
  private func differences(of part: ShardMerge.Part, from first: ShardMerge.Part?) -> [String] {
    guard let first else { return [] }
    let (mine, other) = (part.report, first.report)
    let facts: [(name: String, here: String, there: String)] = [
      ("the command", mine.command.rawValue, other.command.rawValue), ("the tool's version", mine.tool, other.tool),
      ("the digest of the matrix", mine.matrix, other.matrix),
      ("what was chosen", mine.selectionText, other.selectionText),
      ("the profile", mine.profile ?? "release", other.profile ?? "release"),
      ("the base evidence", mine.base ?? "", other.base ?? ""),
      ("the severity that fails", mine.failOn.rawValue, other.failOn.rawValue),
      ("the number of shards", String(mine.shard.count), String(other.shard.count)),
    ]
    return facts.filter { $0.here != $0.there }.map { fact in
      "\(fact.name) is \(Self.named(fact.here)), and \(Self.named(fact.there)) in \(first.name); expected shards of one run"
    }
  }

  /// A finding that was known to whoever judged one part, and new to whoever judged another.
  private func otherwiseKnown(_ part: ShardMerge.Part, _ others: ArraySlice<ShardMerge.Part>) -> String? {
    let mine = Dictionary(part.report.findings.map { ($0.id, $0) }) { first, _ in first }
    for other in others {
      for finding in other.report.findings {
        guard let here = mine[finding.id], here.isKnown != finding.isKnown,
          here.exception == nil || finding.exception == nil
        else { continue }
        return "finding \(here.id) (\(here.rule)) is \(here.isKnown ? "known" : "new"), and "
          + "\(finding.isKnown ? "known" : "new") in \(other.name); expected shards that were judged alike"
      }
    }
    return nil
  }

  private static func named(_ fact: String) -> String { fact.isEmpty ? "nothing" : fact }

  /// A part or a cell that is there already.
  private func overlap(of part: ShardMerge.Part, with others: ArraySlice<ShardMerge.Part>) -> String? {
    let shard = part.report.shard
    if let same = others.first(where: { $0.report.shard == shard }) {
      return "shard \(shard.text) is in \(same.name) as well; expected each shard once"
    }
    let cells = Set(part.report.cells.map(\.id))
    for other in others {
      let shared = other.report.cells.map(\.id).filter(cells.contains)
      guard let first = shared.min(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) else { continue }
      let more = shared.count > 1 ? " and \(shared.count - 1) more are" : " is"
      return "cell \"\(first)\"\(more) in \(other.name) as well; expected each cell once"
    }
    return nil
  }

  /// Cells that no part has although every part is there; of what was chosen, nobody knows all.
  private var lostCells: [ShardMergeError.Problem] {
    guard let first = parts.first?.report, !hasEveryCell, first.selection.isEmpty else { return [] }
    let known = KnownCells(of: parts.map(\.report))
    return [
      ShardMergeError.Problem(
        file: nil,
        message: "the matrix of every shard is \"\(first.matrix)\", and \(known.text) in all of them give "
          + "\"\(known.digest)\": a cell is missing, or one is of another matrix; run the shards again")
    ]
  }

  /// The parts that nobody brings, unless all cells of the matrix are there: a part may have got no device.
  private var gaps: [ShardMergeError.Problem] {
    guard let first = parts.first?.report, !hasEveryCell else { return [] }
    let count = first.shard.count
    guard let missing = MissingShards(of: count, besides: parts.map(\.report.shard.index)) else { return [] }
    let verb = missing.isOne ? "shard \(missing.text) is" : "shards \(missing.text) are"
    return [
      ShardMergeError.Problem(
        file: nil,
        message: "\(verb) missing; expected the evidence of all \(count) shards of one run; "
          + "a matrix with fewer devices than that is run in fewer shards")
    ]
  }
}

extension Finding {
  /// Whether it is accepted because a baseline or earlier evidence has it, as who judges says it.
  fileprivate var isKnown: Bool { exception?.hasPrefix("known: it is in ") == true }
}

extension Report {
  /// Whether the verdict says that something could not be observed, and no finding does.
  fileprivate var isIncompleteForNoReason: Bool {
    verdict == .incomplete && !findings.contains { $0.severity == .incomplete }
  }
}
