import Ownership
import Reports

/// The rules that reports tried on everything, so that what they do not find is not there.
struct RulesTried {
  let rules: Set<String>

  /// - Parameter reports: parts of one matrix count when they are the whole of it together.
  init(by reports: [Report]) {
    let checks = reports.contains { $0.command == .check } ? RuleRegistry.overSources : []
    let runs = Self.areWhole(reports.filter { $0.command == .run }) ? RuleRegistry.overEvidence : []
    let inspections = Self.areWhole(reports.filter { $0.command == .inspect }) ? RuleRegistry.overProducts : []
    rules = Set((checks + runs + inspections).map { $0.description.id })
  }

  /// Whether the cells are those of the matrix that the reports name.
  private static func areWhole(_ reports: [Report]) -> Bool {
    guard let matrix = reports.first?.matrix, reports.allSatisfy({ $0.matrix == matrix }) else { return false }
    return Report.digest(ofCells: Set(reports.flatMap(\.cells).map(\.id)).map(\.self)) == matrix
  }
}
