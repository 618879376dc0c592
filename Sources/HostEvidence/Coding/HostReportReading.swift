internal import PositionedJSON

/// The state of reading one host's evidence, a line at a time.
struct HostReportReading {
  private var cell: CellRecord?
  private var choices: [ChoiceRecord] = []
  private var observations: [ObservationRecord] = []
  private var remarks: [HostRemark] = []
  private var isEnded = false

  /// - Parameter index: 0-based.
  mutating func read(_ line: [UInt8], index: Int) throws(EvidenceError) {
    let fields = try RecordFields(EvidenceText.root(of: line, linesBefore: index), kind: "record", linesBefore: index)
    let kind = try fields.string("kind")
    let named = try RecordFields(fields.node, kind: kind, linesBefore: index)
    if isEnded { throw fields.error("expected nothing after the end line, found \(kind)", at: fields.node) }
    if (cell == nil) != (kind == "cell") { throw fields.error("expected one cell line, and it first", at: fields.node) }
    switch kind {
    case "cell": cell = try CellRecord(named)
    case "choice": choices.append(try ChoiceRecord(named))
    case "observation": observations.append(try ObservationRecord(named))
    case "remark": remarks.append(try HostRemark(named))
    case "end": try end(named, linesBefore: index)
    default: throw fields.error("expected cell, choice, observation, remark or end, found \"\(kind)\"", at: fields.node)
    }
  }

  private mutating func end(_ fields: RecordFields, linesBefore: Int) throws(EvidenceError) {
    let count = try fields.integer("records")
    if count != linesBefore {
      throw fields.error("the end line counts \(count) records, found \(linesBefore)", at: fields.node)
    }
    isEnded = true
  }

  func report(lineCount: Int) throws(EvidenceError) -> HostReport {
    guard let cell, isEnded else {
      throw EvidenceError(line: lineCount + 1, column: 1, message: "expected an end line: the evidence is half-written")
    }
    return HostReport(cell: cell, choices: choices, observations: observations, remarks: remarks)
  }
}
