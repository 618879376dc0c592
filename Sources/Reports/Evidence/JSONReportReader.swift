internal import Findings
package import HostEvidence
internal import PositionedJSON

/// Reads the `json` report: of this major version, whole, with unknown members ignored.
package enum JSONReportReader {
  /// The report that a document holds.
  ///
  /// - Throws: `EvidenceError` at the first place that is no such document, where records are missing or too many, and with
  ///   everything that contradicts itself.
  package static func read(_ bytes: [UInt8]) throws(EvidenceError) -> Report {
    let root = try RecordFields(EvidenceText.root(of: bytes), kind: "report")
    // The version is read first and alone, so that a document of a later one is refused for that and nothing else.
    let fields = try RecordFields(root.required("header"), kind: "header")
    try FormatVersion.check(fields)
    let header = try ReportHeader(fields)
    var report = Report(header)
    var texts = SharedTexts()
    var contradictions = RecordContradictions()
    report.cells = try records("cell", of: root, header) { (fields) throws(EvidenceError) in
      let cell = try CellRecord(fields)
      contradictions.add(cell, fields)
      return cell
    }
    report.choices = try records("choice", of: root, header) { (fields) throws(EvidenceError) in
      let choice = try ChoiceRecord(fields)
      contradictions.add(choice, fields)
      return choice
    }
    report.findings = try records("finding", of: root, header) { (fields) throws(EvidenceError) in
      let finding = try Finding(fields).sharing(&texts)
      contradictions.add(finding, fields)
      return finding
    }
    report.observations = try records("observation", of: root, header) { (fields) throws(EvidenceError) in
      let observation = try ObservationRecord(fields).sharing(&texts)
      contradictions.add(observation, fields)
      return observation
    }
    try report.check(contradictions)
    return report
  }

  /// The records of one kind, which stand in the array named after it.
  private static func records<Record>(
    _ kind: String, of root: RecordFields, _ header: ReportHeader,
    read: (RecordFields) throws(EvidenceError) -> Record
  ) throws(EvidenceError) -> [Record] {
    let name = "\(kind)s"
    var records: [Record] = []
    for node in try root.elements(name) { records.append(try read(RecordFields(node, kind: kind))) }
    let expected = header.counts[kind, default: 0]
    guard records.count == expected else {
      let verb = records.count < expected ? "the file is truncated: the header counts" : "the header counts"
      let advice = records.count < expected ? "; write it again" : ""
      throw root.error(
        "\(verb) \(expected) \(kind) records, found \(records.count) in \"\(name)\"\(advice)",
        at: try root.required(name))
    }
    return records
  }
}
