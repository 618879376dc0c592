internal import HostEvidence
internal import PositionedJSON

/// Writes `evidence.jsonl`: line 1 is the header, every other line one record, ascending by UTF-8 bytes.
package enum EvidenceWriter {
  /// The whole file; the same report gives the same bytes, whatever the order of its records.
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
    pieces.append(header.bytes.span)
    pieces.append("\n")
    // The kinds are named at the start of their lines, and this is the order of their names.
    let records = SortedRecords(of: report)
    for kind in SortedRecords.Kind.allCases {
      try records.forEach(kind) { (line) throws(Failure) in
        pieces.append(line)
        pieces.append("\n")
        try pieces.handOn(to: sink)
      }
    }
    try pieces.handOn(to: sink, isLast: true)
  }
}
