internal import HostEvidence
internal import PositionedJSON

/// Writes the `json` report: the records of an evidence file as one document, a record on each line.
package enum JSONReport {
  /// The whole file; arrays ascend by the bytes of their records.
  package static func bytes(of report: Report) -> [UInt8] {
    var file: [UInt8] = []
    write(report) { piece in file.append(contentsOf: piece) }
    return file
  }

  /// Hands the file on piece by piece, so that it never lies in memory as a whole.
  package static func write<Failure: Error>(
    _ report: Report, to sink: (Span<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    var header = JSONLine()
    ReportHeader(report).append(to: &header)
    var pieces = PieceWriter()
    pieces.append("{\"header\":")
    pieces.append(header.bytes.span)
    let records = SortedRecords(of: report)
    for kind in SortedRecords.Kind.allCases {
      pieces.append(",\n\"\(kind.rawValue)s\":[")
      var isFirst = true
      try records.forEach(kind) { (line) throws(Failure) in
        pieces.append(isFirst ? "\n" : ",\n")
        isFirst = false
        pieces.append(line)
        try pieces.handOn(to: sink)
      }
      pieces.append("]")
    }
    pieces.append("}\n")
    try pieces.handOn(to: sink, isLast: true)
  }
}
