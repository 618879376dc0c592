internal import PositionedJSON

/// Everything that one launch of a process host wrote: its evidence file as a value.
///
/// The file is one JSON object a line: the `cell`, then `choice`, `observation` and `remark` lines, and at the end
/// `{"kind":"end","records":N}` with the number of lines before it. Without that line the file is half-written.
package struct HostReport: Sendable, Hashable {
  package var cell: CellRecord
  /// The main bundle first, then the others in byte order of their names.
  package var choices: [ChoiceRecord]
  /// In the order of the request.
  package var observations: [ObservationRecord]
  package var remarks: [HostRemark]

  package init(
    cell: CellRecord, choices: [ChoiceRecord], observations: [ObservationRecord], remarks: [HostRemark] = []
  ) {
    self.cell = cell
    self.choices = choices
    self.observations = observations
    self.remarks = remarks
  }

  /// The bytes of the file.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    append(to: &bytes) { cell.append(to: &$0) }
    for choice in choices { append(to: &bytes) { choice.append(to: &$0) } }
    for observation in observations { append(to: &bytes) { observation.append(to: &$0) } }
    for remark in remarks { append(to: &bytes) { remark.append(to: &$0) } }
    append(to: &bytes) { line in
      line.beginObject()
      line.member("kind", "end")
      line.member("records", 1 + choices.count + observations.count + remarks.count)
      line.endObject()
    }
    return bytes
  }

  private func append(to bytes: inout [UInt8], _ write: (inout JSONLine) -> Void) {
    var line = JSONLine()
    write(&line)
    bytes.append(contentsOf: line.bytes)
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Reads the bytes of a file.
  ///
  /// - Throws: `EvidenceError` at the first line that is wrong, or at the end of a file that is half-written.
  package init(bytes: [UInt8]) throws(EvidenceError) {
    let lines = EvidenceText.lines(of: bytes)
    var reading = HostReportReading()
    for (index, line) in lines.enumerated() { try reading.read(line, index: index) }
    self = try reading.report(lineCount: lines.count)
  }
}
