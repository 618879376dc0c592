internal import HostEvidence
internal import PositionedJSON

/// Writes `evidence.jsonl`: line 1 is the header, every other line one record, ascending by UTF-8 bytes.
package enum EvidenceWriter {
  /// The whole file; the same report gives the same bytes, whatever the order of its records.
  package static func bytes(of report: Report) -> [UInt8] {
    var header = JSONLine()
    ReportHeader(report).append(to: &header)
    var lines = RecordLines()
    for record in report.cells { lines.add(record) }
    for record in report.choices { lines.add(record) }
    for record in report.findings { lines.add(record) }
    for record in report.observations { lines.add(record) }
    var file = header.bytes
    file.reserveCapacity(file.count + 1 + lines.bytes.count + lines.ranges.count)
    file.append(UInt8(ascii: "\n"))
    for range in lines.sorted() {
      file += lines.bytes[range]
      file.append(UInt8(ascii: "\n"))
    }
    return file
  }
}
