import Findings
import HostEvidence
import Reports

/// What people read where a finding is.
struct FindingValues {
  /// Values of one finding that are listed.
  static let limit = 6

  struct Value {
    var record: ObservationRecord
    /// Whether it came from where it should.
    var isRight: Bool
  }

  private let report: Report
  private let table: ObservationTable
  private let sources: SourceLanguages

  init(_ report: Report, _ table: ObservationTable) {
    self.report = report
    self.table = table
    sources = SourceLanguages(report.choices)
  }

  /// The values that a finding is about: those of its message, or samples of its owner's that came from elsewhere.
  func values(of finding: Finding) -> [Value] {
    guard let owner = finding.owner else { return [] }
    let cells = cells(of: finding)
    var found: [Value] = []
    var seen: Set<[Int32]> = []
    for message in table.messages(owner: owner, table: finding.table, key: finding.key) where !cells.isEmpty {
      for row in table.rows[table.rows(of: message)] where cells.contains(row.cell) {
        let site = table.sites[Int(row.site)]
        let isRight = site.mark == .good
        guard finding.key != nil || !isRight, seen.insert([row.message, row.call, row.site, row.value]).inserted else {
          continue
        }
        found.append(Value(record: report.observations[Int(row.record)], isRight: isRight))
        if found.count == Self.limit { return found }
      }
    }
    return found
  }

  /// What other products show to the same reader for the same arguments, as far as it differs.
  func others(than shown: [Value], of finding: Finding) -> [(product: String, record: ObservationRecord)] {
    guard let owner = finding.owner, let key = finding.key, let first = shown.first?.record,
      let cell = cell(first.cell)
    else { return [] }
    var others: [(product: String, record: ObservationRecord)] = []
    for message in table.messages(owner: owner, table: finding.table, key: key) {
      for row in table.rows[table.rows(of: message)] where others.count < Self.limit {
        let (record, other) = (report.observations[Int(row.record)], table.cells[Int(row.cell)])
        guard other.product != cell.product, other.languages == cell.languages, other.release == cell.release,
          record.arguments == first.arguments, record.value != first.value,
          !others.contains(where: { $0.product == other.product && $0.record.value == record.value })
        else { continue }
        others.append((other.product, record))
      }
    }
    return others
  }

  /// The text of the development region, where it is not what `shown` has.
  func source(of finding: Finding, shown: [Value]) -> ObservationRecord? {
    guard let owner = finding.owner, let key = finding.key, let first = shown.first?.record,
      let language = sources.language(of: first.asked), let number = table.nameNumbers[ExactText(language)],
      first.resolvedLocale != language
    else { return nil }
    let rows = table.messages(owner: owner, table: finding.table, key: key).lazy.flatMap {
      table.rows[table.rows(of: $0)]
    }
    let served = rows.filter { table.sites[Int($0.site)].resolvedLocale == number }
    let same = served.first { report.observations[Int($0.record)].arguments == first.arguments }
    return (same ?? served.first).map { report.observations[Int($0.record)] }
  }

  private func cells(of finding: Finding) -> Set<Int32> {
    Set(finding.cells.compactMap { table.cellNumbers[ExactText($0)] })
  }

  /// What is known of a cell.
  func cell(_ id: String) -> CellRecord? {
    table.cellNumbers[ExactText(id)].map { table.cells[Int($0)] }
  }
}
