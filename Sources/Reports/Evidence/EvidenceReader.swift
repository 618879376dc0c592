import Findings
package import HostEvidence
internal import PositionedJSON

/// Reads `evidence.jsonl`: of this major version, whole, with unknown members and kinds ignored.
package struct EvidenceReader {
  private var report: Report
  private let header: ReportHeader
  /// Record kind → lines read so far.
  private var counts: [String: Int] = [:]

  /// The report that a file holds.
  ///
  /// - Throws: `EvidenceError` at the first line that is no record, and where records are missing or too many.
  package static func read(_ bytes: [UInt8]) throws(EvidenceError) -> Report {
    let lines = EvidenceText.lines(of: bytes)
    guard let first = lines.first else {
      throw EvidenceError(line: 1, column: 1, message: "expected a header line, found an empty file")
    }
    var reader = try Self(headerLine: first)
    if bytes.last != UInt8(ascii: "\n") { throw reader.truncation(after: lines.count) }
    for (index, line) in lines.enumerated().dropFirst() { try reader.readRecord(line, index: index) }
    try reader.checkCounts(lineCount: lines.count)
    return reader.report
  }

  /// The version is read first and alone, so that a file of a later one is refused for that and nothing else.
  private init(headerLine: [UInt8]) throws(EvidenceError) {
    let fields = try RecordFields(EvidenceText.root(of: headerLine), kind: "header")
    guard try fields.string("kind") == "header" else {
      throw fields.error("expected the header of an evidence file", at: fields.node)
    }
    try FormatVersion.check(fields)
    header = try ReportHeader(fields)
    report = Report(header)
  }
}

extension EvidenceReader {
  /// - Parameter index: 0-based.
  private mutating func readRecord(_ line: [UInt8], index: Int) throws(EvidenceError) {
    let node = try EvidenceText.root(of: line, linesBefore: index)
    let kind = try RecordFields(node, kind: "record", linesBefore: index).string("kind")
    let fields = try RecordFields(node, kind: kind, linesBefore: index)
    counts[kind, default: 0] += 1
    switch kind {
    case "cell": report.cells.append(try CellRecord(fields))
    case "choice": report.choices.append(try ChoiceRecord(fields))
    case "finding": report.findings.append(try .init(fields))
    case "observation": report.observations.append(try ObservationRecord(fields))
    case "header": throw fields.error("expected one header, found a second one", at: node)
    default: break
    }
  }

  private func checkCounts(lineCount: Int) throws(EvidenceError) {
    for (kind, expected) in header.counts.sorted(by: { $0.key < $1.key }) {
      let found = counts[kind, default: 0]
      if found < expected { throw truncation(after: lineCount) }
      if found > expected {
        throw EvidenceError(
          line: lineCount, column: 1, message: "the header counts \(expected) \(kind) records, found \(found)")
      }
    }
  }

  private func truncation(after lineCount: Int) -> EvidenceError {
    let expected = header.counts.values.reduce(1, +)
    return EvidenceError(
      line: lineCount, column: 1,
      message: "the file is truncated: the header counts \(expected) lines, found \(lineCount); write it again")
  }
}
