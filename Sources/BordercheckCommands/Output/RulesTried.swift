import HostEvidence
import Ownership
import OwnershipManifest
import Reports

/// The rules that reports tried on everything, so that what they do not find is not there.
struct RulesTried {
  let rules: Set<String>

  /// - Parameter reports: parts of one matrix count when they are the project's whole one together. An inspection is of
  ///   one product, and says nothing of others.
  init(by reports: [Report], of project: Project) {
    let checks = reports.contains { $0.command == .check } ? RuleRegistry.overSources : []
    let runs = Self.areWhole(reports.filter { $0.command == .run }, project) ? RuleRegistry.overEvidence : []
    let unjudged = reports.flatMap(\.unjudged).map(\.rule)
    rules = Set((checks + runs).map { $0.description.id }).subtracting(unjudged)
  }

  /// Whether the cells are those of the project's matrix.
  private static func areWhole(_ reports: [Report], _ project: Project) -> Bool {
    Report.digest(ofCells: Array(Set(reports.flatMap(\.cells).map(\.id)))) == project.matrixDigest
  }
}
