internal import Findings
internal import HostEvidence
internal import Reports

/// The rows of a run or an inspection, what was seen: by owner, table, key and product, in byte order, made one by one.
struct SeenRows: Sequence, IteratorProtocol {
  /// Those that readers of the judged cells want first, in byte order.
  let languages: [String]
  private let observations: [ObservationRecord]
  private let catalogs: CatalogTexts?
  private let messages: PresentedMessages
  /// By cell: the number of its language.
  private let columns: [Int]
  /// Number of a product's name → languages in which a cell of it could not be observed.
  private var lost: [Int32: [Int]] = [:]
  private var entry = 0
  /// By language: the observations of the present row.
  private var seen: [[Int32]]

  init(_ report: Report, _ catalogs: CatalogTexts?) {
    let messages = PresentedMessages(report)
    let wanted = messages.cells.map { ExactText($0.firstLanguage) }
    let languages = Set(wanted).sorted()
    let columns = wanted.map { languages.firstIndex(of: $0) ?? 0 }
    let unobserved = Self.unobservedCells(of: report)
    for (number, cell) in messages.cells.enumerated() where unobserved.contains(ExactText(cell.id)) {
      lost[messages.products[number], default: []].append(columns[number])
    }
    self.languages = languages.map(\.text)
    self.columns = columns
    self.messages = messages
    self.catalogs = catalogs
    observations = report.observations
    seen = Array(repeating: [], count: languages.count)
  }

  private static func unobservedCells(of report: Report) -> Set<ExactText> {
    let findings = report.findings.filter { $0.severity == .incomplete && $0.exception == nil }
    return Set(findings.flatMap(\.cells).map(ExactText.init))
  }

  mutating func next() -> TranslatorTable.Row? {
    guard entry < messages.entries.count else { return nil }
    for sight in messages.sights(of: entry) { seen[columns[Int(sight.cell)]].append(sight.record) }
    defer {
      entry += 1
      for column in seen.indices { seen[column].removeAll(keepingCapacity: true) }
    }
    return row(of: messages.entries[entry])
  }
}

extension SeenRows {
  private func row(of entry: PresentedMessages.Entry) -> TranslatorTable.Row {
    let place = CatalogTexts.Place(
      owner: messages.name(entry.owner), table: messages.name(entry.table), key: messages.name(entry.key))
    var row = TranslatorTable.Row(
      product: messages.name(entry.product), place: place, message: catalogs?.messages[place],
      texts: Array(repeating: nil, count: languages.count))
    for column in lost[entry.product] ?? [] { row.texts[column] = unobserved(row, languages[column]) }
    for (column, records) in seen.enumerated() where !records.isEmpty {
      row.texts[column] = text(of: SeenText(records, of: observations, in: languages[column]), row, languages[column])
    }
    return row
  }

  private func unobserved(_ row: TranslatorTable.Row, _ language: String) -> CatalogTexts.Text {
    CatalogTexts.Text(value: "", state: Self.state(catalogState(of: row, language), ["not observed"]))
  }

  private func text(of seen: SeenText, _ row: TranslatorTable.Row, _ language: String) -> CatalogTexts.Text {
    let own = seen.isOwn ? row.message?.text(in: language, from: seen.localization) : nil
    // What is written says more than a few examples of what it becomes.
    let value = seen.hasArguments ? own?.value ?? seen.value : seen.value
    let state = own?.state ?? catalogState(of: row, language)
    return CatalogTexts.Text(value: value, state: seen.isOwn ? state : Self.state(state, seen.words))
  }

  private func catalogState(of row: TranslatorTable.Row, _ language: String) -> String {
    guard let catalogs, let message = row.message else { return "" }
    return catalogs.state(of: message, at: row.place, in: language)
  }

  private static func state(_ state: String, _ words: [String]) -> String {
    ((state.isEmpty ? [] : [state]) + words).joined(separator: "; ")
  }
}

extension CatalogTexts.Message {
  /// The text of a language, or of the localization that stands for it.
  fileprivate func text(in language: String, from localization: String?) -> CatalogTexts.Text? {
    texts[language] ?? localization.flatMap { texts[$0] }
  }
}
