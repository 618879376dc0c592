import Findings
import HostEvidence
import Reports

/// What people read where a finding is.
struct FindingValues {
  /// Values of one finding that are listed.
  static let limit = 6

  struct Value {
    var record: ObservationRecord
    fileprivate var row: ObservationTable.Row
    /// Whether something else stands in for what a reader asked for.
    var isFallback: Bool
    /// Who showed it, where the finding does not say.
    var product: String?
  }

  private let report: Report
  private let table: ObservationTable
  private let sources: SourceLanguages
  /// Of each cell: its product, and what it has in common with others that one reader sees at once, as numbers.
  private let readers: [(product: Int32, group: Int32)]
  /// Of each cell the first messages of each owner for which something else stands in.
  private let fallbacks: [Int32: [ObservationTable.Row]]
  /// Of each cell the first message of each owner, for findings about cells in which nothing stands in.
  private let firsts: [Int32: [ObservationTable.Row]]

  init(_ report: Report, _ table: ObservationTable) {
    self.report = report
    self.table = table
    sources = SourceLanguages(report.choices)
    var (products, groups) = (Numbering<String>(), Numbering<[String]>())
    readers = table.cells.map { cell in
      (products.number(of: cell.product), groups.number(of: [cell.release] + cell.languages))
    }
    fallbacks = table.fallbacks(limit: Self.limit)
    firsts = table.samples(limit: 1) { _ in true }
  }

  /// The values that a finding is about: those of its message, or where it names none, samples of what stands in for
  /// what readers asked for. What could not be observed is not about the messages that were.
  func values(of finding: Finding) -> [Value] {
    guard let owner = finding.owner, let key = finding.key else {
      return finding.severity == .incomplete ? [] : samples(of: finding)
    }
    let cells = cells(of: finding)
    var seen: Set<[Int32]> = []
    let found = rows(owner: owner, table: finding.table, key: key).filter { row in
      cells.contains(row.cell) && seen.insert([row.message, row.call, row.site, row.value]).inserted
    }
    .map(value)
    // The one that the finding speaks of comes first.
    let isNamed = found.map { value in value.record.value.map { finding.message.contains("\"\($0)\"") } ?? false }
    let order = found.indices.filter { isNamed[$0] } + found.indices.filter { !isNamed[$0] }
    return order.prefix(Self.limit).map { found[$0] }
  }

  private func samples(of finding: Finding) -> [Value] {
    let cells = cells(of: finding).sorted()
    let found = samples(fallbacks, in: cells, of: finding)
    return (found.isEmpty ? samples(firsts, in: cells, of: finding) : found).prefix(Self.limit).map { row in
      var value = value(of: row)
      let product = table.cells[Int(row.cell)].product
      value.product = product == finding.product ? nil : product
      return value
    }
  }

  private func samples(
    _ rows: [Int32: [ObservationTable.Row]], in cells: [Int32], of finding: Finding
  ) -> [ObservationTable.Row] {
    let owner = finding.owner.map { table.nameNumbers[ExactText($0)] ?? -1 }
    let name = finding.table.map { table.nameNumbers[ExactText($0)] ?? -1 }
    var seen: Set<[Int32]> = []
    return cells.flatMap { rows[$0] ?? [] }.filter { row in
      let message = table.messages[Int(row.message)]
      return (owner == nil || message.owner == owner) && (name == nil || message.table == name)
        && seen.insert([row.message, row.call, row.site, row.value]).inserted
    }
  }

  private func value(of row: ObservationTable.Row) -> Value {
    Value(record: report.observations[Int(row.record)], row: row, isFallback: table.isFallback(row))
  }

  private func rows(owner: String, table name: String?, key: String) -> [ObservationTable.Row] {
    table.messages(owner: owner, table: name, key: key).flatMap { table.rows[table.rows(of: $0)] }
  }

  /// What other products show to the same reader for the same arguments, as far as it differs.
  func others(than shown: [Value], of finding: Finding) -> [(product: String, record: ObservationRecord)] {
    guard let owner = finding.owner, let key = finding.key, let first = shown.first,
      let cell = table.cellNumbers[ExactText(first.record.cell)]
    else { return [] }
    let (reader, arguments) = (readers[Int(cell)], table.calls[Int(first.row.call)].arguments)
    var seen: Set<[Int32]> = []
    var others: [(product: String, record: ObservationRecord)] = []
    for row in rows(owner: owner, table: finding.table, key: key) where others.count < Self.limit {
      let other = readers[Int(row.cell)]
      guard row.value != first.row.value, other.group == reader.group, other.product != reader.product,
        table.calls[Int(row.call)].arguments == arguments, seen.insert([other.product, row.value]).inserted
      else { continue }
      others.append((table.cells[Int(row.cell)].product, report.observations[Int(row.record)]))
    }
    return others
  }

  /// The text of the development region, where it is not what `shown` has.
  func source(of finding: Finding, shown: [Value]) -> ObservationRecord? {
    guard let owner = finding.owner, let key = finding.key, let first = shown.first?.record,
      let language = sources.language(of: first.asked), let number = table.nameNumbers[ExactText(language)],
      first.resolvedLocale != language
    else { return nil }
    let rows = rows(owner: owner, table: finding.table, key: key)
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

  /// The language that a cell's reader wants first; of a cell without a record, such as one whose host crashed, by what
  /// its name `<scenario>/<languages>/<step>/<product>` says.
  func reader(of cell: String) -> String? {
    if let record = self.cell(cell) { return record.languages.first }
    let parts = cell.split(separator: "/")
    return parts.count == 4 ? parts[1].split(separator: "+").first.map(String.init) : nil
  }
}
