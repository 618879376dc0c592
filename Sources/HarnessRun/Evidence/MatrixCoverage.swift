import HostEvidence
import OwnershipManifest
import Reports

/// How much of a project's matrix evidence holds.
struct MatrixCoverage: Sendable {
  /// The names of all cells of the project's matrix.
  private let planned: [String]
  /// Those that the evidence lacks, in the matrix's order.
  let missing: [String]
  private let isSameMatrix: Bool

  init(of evidence: Report, in project: Project) {
    planned = project.cellNames
    let held = Set(evidence.cells.map(\.id))
    missing = planned.filter { !held.contains($0) }
    isSameMatrix = evidence.matrix == Report.digest(ofCells: planned)
  }

  /// Whether the evidence is that of the whole matrix, as the project has it now.
  var isWhole: Bool { missing.isEmpty && isSameMatrix }

  /// What is not covered; nil where everything is.
  var gap: String? {
    guard let first = missing.first else {
      return isSameMatrix ? nil : "the evidence says that it was made for another matrix"
    }
    let held = planned.count - missing.count
    return "the evidence holds \(held) of the \(planned.count) cells of the matrix; \(first) is not among them"
  }
}
