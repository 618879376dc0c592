internal import HostEvidence
internal import PositionedJSON

/// The records of a report as lines of JSON, ascending by their bytes among those of a kind.
///
/// Observations are most of a report. Their lines begin with their cell, so that those of one cell are written and sorted
/// at a time, and the others need no memory.
struct SortedRecords {
  /// In the order of the lines of an evidence file.
  enum Kind: String, CaseIterable {
    case cell
    case choice
    case finding
    case observation
  }

  private let report: Report

  init(of report: Report) { self.report = report }

  /// Hands on each line of a kind, without a line end.
  func forEach<Failure: Error>(
    _ kind: Kind, _ body: (Span<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    var lines = RecordLines()
    switch kind {
    case .cell: for record in report.cells { lines.add { record.append(to: &$0) } }
    case .choice: for record in report.choices { lines.add { record.append(to: &$0) } }
    case .finding: for record in report.findings { lines.add { record.append(to: &$0) } }
    case .observation:
      let groups = ObservationGroups(report.observations)
      for group in groups.sorted {
        lines.removeAll()
        for index in groups[group] { lines.add { report.observations[index].append(to: &$0) } }
        try lines.forEachSorted(body)
      }
      return
    }
    try lines.forEachSorted(body)
  }
}
