internal import Findings
internal import HostEvidence

/// The cells of which evidence says something: those with a record, and those whose host failed, which a finding of
/// severity `incomplete` names.
struct KnownCells: Sendable {
  private let recorded: Set<String>
  private let lost: Set<String>

  init(of reports: [Report]) {
    recorded = Set(reports.flatMap(\.cells).map(\.id))
    lost = Set(reports.flatMap(\.findings).filter { $0.severity == .incomplete }.flatMap(\.cells))
  }

  /// What `Report.matrix` is where these are all cells of the matrix.
  var digest: String { Report.digest(ofCells: Array(recorded.union(lost))) }

  /// Whether these are all cells of a matrix, the lost ones among them unless they are of none.
  func areAll(of matrix: String) -> Bool {
    digest == matrix || Report.digest(ofCells: Array(recorded)) == matrix
  }

  /// How many there are, for a sentence.
  var text: String {
    let count = recorded.union(lost).count
    return count == 1 ? "the 1 cell that is there" : "the \(count) cells that are there"
  }
}

extension Report {
  /// What says that a report of a whole matrix lacks a cell of it, or has one too many.
  ///
  /// Of a part nobody can tell, and a static check has no cells.
  var matrixContradiction: String? {
    guard command != .check, shard == .whole, selection.isEmpty else { return nil }
    let known = KnownCells(of: [self])
    guard !known.areAll(of: matrix) else { return nil }
    return
      "the header's matrix is \"\(matrix)\", and \(known.text) give \"\(known.digest)\": a cell is missing, or one is "
      + "of another matrix"
  }
}
