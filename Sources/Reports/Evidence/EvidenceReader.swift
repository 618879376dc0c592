internal import Findings
package import HostEvidence
internal import PositionedJSON

/// Reads `evidence.jsonl`: of this major version, whole, with unknown members and kinds ignored.
///
///     var reader = EvidenceReader()
///     try reader.read(piece)  // as often as there are pieces
///     let report = try reader.finish()
///
/// What is kept is the report alone, with texts that come again kept once, so that a file may be larger than the memory.
package struct EvidenceReader {
  private var lines = LineCutter()
  private var header: ReportHeader?
  private var report = Report(matrixCells: [])
  private var texts = SharedTexts()
  private var contradictions = RecordContradictions()
  /// Record kind → lines read so far.
  private var counts: [String: Int] = [:]

  package init() {}

  /// The report that a file holds.
  ///
  /// - Throws: `EvidenceError` at the first line that is no record, where records are missing or too many, and with
  ///   everything that contradicts itself.
  package static func read(_ bytes: [UInt8]) throws(EvidenceError) -> Report {
    var reader = Self()
    try reader.read(bytes.span)
    return try reader.finish()
  }

  /// Reads the next bytes of the file.
  ///
  /// - Throws: `EvidenceError` at the first line that is no record.
  package mutating func read(_ piece: Span<UInt8>) throws(EvidenceError) {
    var lines = lines
    self.lines = LineCutter()
    try lines.cut(piece) { (line, number) throws(EvidenceError) in
      if number == 0 { try readHeader(line) } else { try readRecord(line, index: number) }
    }
    self.lines = lines
  }

  /// The report, where the file ends.
  ///
  /// - Throws: `EvidenceError` where records are missing or too many, and with everything that contradicts itself.
  package consuming func finish() throws(EvidenceError) -> Report {
    let lineCount = lines.count + (lines.rest.isEmpty ? 0 : 1)
    guard lineCount > 0 else {
      throw EvidenceError(line: 1, column: 1, message: "expected a header line, found an empty file")
    }
    if header == nil { try readHeader(lines.rest) }
    guard let header else { return report }
    if !lines.rest.isEmpty { throw header.truncation(after: lineCount, isLastLineOpen: true) }
    try header.check(counts, lineCount: lineCount)
    try report.check(contradictions)
    return report
  }
}

extension EvidenceReader {
  /// The version is read first and alone, so that a file of a later one is refused for that and nothing else.
  private mutating func readHeader(_ line: [UInt8]) throws(EvidenceError) {
    let fields = try RecordFields(EvidenceText.root(of: line), kind: "header")
    guard try fields.string("kind") == "header" else {
      throw fields.error("expected the header of an evidence file", at: fields.node)
    }
    try FormatVersion.check(fields)
    let header = try ReportHeader(fields)
    self.header = header
    report = Report(header)
    // A header may say anything; what is kept ready for it is bounded.
    report.observations.reserveCapacity(min(max(0, header.counts["observation", default: 0]), 1 << 20))
  }

  /// - Parameter index: 0-based.
  private mutating func readRecord(_ line: [UInt8], index: Int) throws(EvidenceError) {
    let node = try EvidenceText.root(of: line, linesBefore: index)
    let kind = try RecordFields(node, kind: "record", linesBefore: index).string("kind")
    let fields = try RecordFields(node, kind: kind, linesBefore: index)
    counts[kind, default: 0] += 1
    switch kind {
    case "cell":
      let cell = try CellRecord(fields)
      contradictions.add(cell, fields)
      report.cells.append(cell)
    case "choice":
      let choice = try ChoiceRecord(fields)
      contradictions.add(choice, fields)
      report.choices.append(choice)
    case "finding":
      let finding = try Finding(fields).sharing(&texts)
      contradictions.add(finding, fields)
      report.findings.append(finding)
    case "observation":
      let observation = try ObservationRecord(fields).sharing(&texts)
      contradictions.add(observation, fields)
      report.observations.append(observation)
    case "header": throw fields.error("expected one header, found a second one", at: node)
    default: break
    }
  }
}

extension ReportHeader {
  /// The kinds that a header counts; one that it leaves out is counted as none, so that no file is cut off unseen.
  private static let countedKinds: Set<String> = ["cell", "choice", "finding", "observation"]

  fileprivate func check(_ found: [String: Int], lineCount: Int) throws(EvidenceError) {
    for kind in Self.countedKinds.union(counts.keys).sorted() {
      let (expected, found) = (counts[kind, default: 0], found[kind, default: 0])
      if found < expected { throw truncation(after: lineCount) }
      if found > expected {
        throw EvidenceError(
          line: lineCount, column: 1, message: "the header counts \(expected) \(kind) records, found \(found)")
      }
    }
  }

  fileprivate func truncation(after lineCount: Int, isLastLineOpen: Bool = false) -> EvidenceError {
    let expected = counts.values.reduce(1, &+)
    let found =
      expected == lineCount && isLastLineOpen
      ? "the last line has no line feed at its end" : "the header counts \(expected) lines, found \(lineCount)"
    return EvidenceError(line: lineCount, column: 1, message: "the file is truncated: \(found); write it again")
  }
}
