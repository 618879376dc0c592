package import Findings
import HostEvidence
package import Reports

/// One of the two reports of a comparison, condensed: texts are numbered, so that a report of hundreds of thousands of
/// observations may be dropped before the other one is read.
package struct ComparedSide: Sendable {
  /// What it was read from.
  package enum Form: String, Sendable, Hashable, CaseIterable {
    case evidence
    case json
    /// Something built, inspected for this comparison.
    case built
  }

  /// One product with one language list, in any scenario and step.
  package struct Play: Sendable, Hashable {
    package var product: String
    package var languages: [String]
  }

  /// A bundle as one product has it.
  struct BundleUse: Sendable, Hashable {
    var product: String
    var bundle: String
  }

  /// As people are to read it.
  package let name: String
  package let form: Form
  package let tool: String
  package let command: Report.Origin
  package let matrix: String
  package let shard: Shard
  package let verdict: Report.Verdict
  /// What a static check looked at.
  package let scope: String?
  /// The rules that could not look.
  package let unjudged: Set<String>
  /// The options that chose a part of what there is to look at, as a command line has them.
  package let selection: [String]
  package let findings: [Finding]
  /// Of the release that the report is about; what an earlier one showed before an upgrade is left out.
  package let observationCount: Int
  /// How many look-ups were made of which the report holds no record.
  package let unrecordedCount: Int
  /// Ascending by bytes.
  let texts: [String]
  /// Ascending, without repetitions.
  private(set) var rows: [ObservedRow]
  /// Number of a text → the arguments that it spells.
  let arguments: [Int32: [MessageArgument]]
  /// The languages that the main bundle's search list begins with.
  private(set) var picks: [Play: Set<String>]
  /// Identifier of a cell → what it played.
  private(set) var cells: [String: Play]
  /// The same before anything was left out.
  let allCells: [String: Play]
  private let cellPicks: [String: String]
  /// Ascending; an observation has the numbers of those that show it.
  let scenarioNames: [String]
  private(set) var offers: [BundleUse: Set<String>]
  let regions: [BundleUse: String]

  /// - Parameter name: how messages name the report.
  package init(_ report: Report, name: String, form: Form) {
    var condensing = ReportCondensing(report)
    for observation in report.observations { condensing.add(observation) }
    self.name = name
    self.form = form
    (tool, command, matrix, shard) = (report.tool, report.command, report.matrix, report.shard)
    (verdict, scope, findings) = (report.verdict, report.scope, report.findings)
    (selection, unjudged) = (report.selection, Set(report.unjudged.map(\.rule)))
    observationCount = condensing.rows.count
    unrecordedCount = max(0, report.lookUps - report.observations.count)
    (cells, allCells) = (condensing.cells, condensing.cells)
    cellPicks = condensing.cellPicks
    picks = Self.picks(cells, cellPicks)
    scenarioNames = condensing.scenarios
    (offers, regions) = condensing.choices(of: report)
    (texts, rows, arguments) = condensing.sorted()
  }
}

extension ComparedSide {
  private static func picks(_ cells: [String: Play], _ picks: [String: String]) -> [Play: Set<String>] {
    var found: [Play: Set<String>] = [:]
    for (id, play) in cells { found[play, default: []].formUnion([picks[id]].compactMap(\.self)) }
    return found
  }

  /// Keeps these observations, the chosen cells, and what bundles offer in their products.
  mutating func keep(rows: [ObservedRow], cells isKept: (String, Play) -> Bool) {
    self.rows = rows
    cells = cells.filter { isKept($0.key, $0.value) }
    picks = Self.picks(cells, cellPicks)
    let products = Set(picks.keys.map(\.product))
    offers = offers.filter { products.contains($0.key.product) }
  }

  var scenarios: Set<String> { Set(scenarioNames) }

  /// Names of the products that were played, in byte order.
  package var products: [String] { Set(picks.keys.map(\.product)).sortedByBytes() }

  /// In byte order.
  package var owners: [String] {
    Set(Set(rows.lazy.map(\.message.owner)).map { texts[Int($0)] } + findings.compactMap(\.owner)).sortedByBytes()
  }

  /// In byte order.
  package var languageLists: [[String]] {
    Set(picks.keys.map(\.languages)).sorted { $0.joined(separator: ",") < $1.joined(separator: ",") }
  }

  /// `evidence of run, 412 observations`.
  package var summary: String {
    let source =
      switch form {
      case .evidence: "evidence of \(command.rawValue)"
      case .json: "json report of \(command.rawValue)"
      case .built: "built, inspected now"
      }
    if command == .check { return "\(source), " + (scope ?? "\(findings.count) findings") }
    return "\(source), \(observationCount) observation\(observationCount == 1 ? "" : "s")"
  }
}

extension Sequence<String> {
  func sortedByBytes() -> [String] { sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
}
