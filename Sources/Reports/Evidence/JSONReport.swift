internal import HostEvidence
internal import PositionedJSON

/// Writes the `json` report: the records of an evidence file as one document, a record on each line.
package enum JSONReport {
  /// The whole file; arrays ascend by the bytes of their records.
  package static func bytes(of report: Report) -> [UInt8] {
    var header = JSONLine()
    ReportHeader(report).append(to: &header)
    var file = Array("{\"header\":".utf8) + header.bytes
    append("cells", report.cells, to: &file) { $1.add($0) }
    append("choices", report.choices, to: &file) { $1.add($0) }
    append("findings", report.findings, to: &file) { $1.add($0) }
    append("observations", report.observations, to: &file) { $1.add($0) }
    return file + "}\n".utf8
  }

  private static func append<Record>(
    _ name: String, _ records: [Record], to file: inout [UInt8], add: (Record, inout RecordLines) -> Void
  ) {
    var lines = RecordLines()
    for record in records { add(record, &lines) }
    file += ",\n\"\(name)\":[".utf8
    for (index, range) in lines.sorted().enumerated() {
      file += (index == 0 ? "\n" : ",\n").utf8
      file += lines.bytes[range]
    }
    file.append(UInt8(ascii: "]"))
  }
}
