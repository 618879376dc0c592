import Findings
import HostEvidence
import Reports

/// The work of making an `ObservationTable`: texts are numbered as they come, then everything is put in order.
struct ObservationNumbering {
  /// What the state of an observation depends on, besides what was found about it.
  private struct Circumstance: Hashable {
    var outcome: Outcome
    var resolvedLocale: Int32
    var language: Int32
    var isEmpty: Bool
    var severity: Severity?
  }

  private let cells: [CellRecord]
  private var cellNumbers: CellNumbers
  private let index: FindingIndex
  private var names = Numbering<ExactText>()
  private var values = Numbering<ExactText>()
  private var messages = Numbering<ObservationTable.Message>()
  private var calls = Numbering<ObservationTable.Call>()
  private var sites = Numbering<ObservationTable.Site>()
  private var rows: [ObservationTable.Row] = []
  private var states: [Circumstance: (state: MessageState, word: Int32)] = [:]
  /// The columns of a record in its order.
  private var last = Array(repeating: LastText(), count: 11)

  init(_ report: Report, index: FindingIndex) {
    self.index = index
    cells = report.cells.sorted(by: CellRecord.precedes)
    cellNumbers = CellNumbers(cells)
    rows.reserveCapacity(report.observations.count)
    for (number, record) in report.observations.enumerated() { add(record, number) }
  }

  private mutating func add(_ record: ObservationRecord, _ number: Int) {
    guard let cell = cellNumbers.number(of: record.cell) else { return }
    let message = ObservationTable.Message(
      owner: name(record.owner, 0), table: name(record.table, 1), key: name(record.key, 2))
    let arguments = record.arguments.isEmpty ? nil : record.argumentText
    let call = ObservationTable.Call(
      surface: name(record.surface.isEmpty ? nil : record.surface, 3), arguments: name(arguments, 4),
      oddity: record.oddity)
    rows.append(
      ObservationTable.Row(
        message: messages.number(of: message), cell: cell, call: calls.number(of: call),
        site: sites.number(of: site(of: record, in: cells[Int(cell)])),
        value: record.value.map { values.number(of: ExactText($0)) } ?? -1, record: Int32(number)))
  }

  private mutating func name(_ text: String?, _ column: Int) -> Int32 {
    last[column].number(of: text, in: &names)
  }
}

extension ObservationNumbering {
  private mutating func site(of record: ObservationRecord, in cell: CellRecord) -> ObservationTable.Site {
    let resolved = name(record.resolvedLocale, 5)
    var circumstance = Circumstance(
      outcome: record.outcome, resolvedLocale: resolved, language: name(cell.firstLanguage, 6),
      isEmpty: record.value?.isEmpty == true)
    var seen = state(of: record, circumstance, in: cell)
    if let severity = index.severity(of: record, isRight: seen.state.mark == .good) {
      circumstance.severity = severity
      seen = state(of: record, circumstance, in: cell)
    }
    return ObservationTable.Site(
      mark: seen.state.mark, word: seen.word, outcome: record.outcome, asked: name(record.asked, 7),
      bundle: name(record.bundle, 8), file: name(record.file, 9), resolvedLocale: resolved,
      variant: name(record.variant, 10),
      formattingLocale: record.formattingLocale.map { names.number(of: ExactText($0)) } ?? -1)
  }

  private mutating func state(
    of record: ObservationRecord, _ circumstance: Circumstance, in cell: CellRecord
  ) -> (state: MessageState, word: Int32) {
    if let known = states[circumstance] { return known }
    let state = MessageState(record, language: cell.firstLanguage, severity: circumstance.severity)
    let result = (state, names.number(of: ExactText(state.word)))
    states[circumstance] = result
    return result
  }
}

extension ObservationNumbering {
  /// Everything added, in order.
  func table(of report: Report) -> ObservationTable {
    let texts = Ranking(count: names.values.count) { names.values[$0].text.precedes(names.values[$1].text) }
    let messages = self.messages.values.map { $0.renamed(texts) }
    let calls = self.calls.values.map { $0.renamed(texts) }
    let sites = self.sites.values.map { $0.renamed(texts) }
    let messageOrder = Ranking(count: messages.count) { messages[$0].order < messages[$1].order }
    let callOrder = Ranking(count: calls.count) { calls[$0].order < calls[$1].order }
    let siteOrder = Ranking(count: sites.count) { sites[$0].order.lexicographicallyPrecedes(sites[$1].order) }
    let sorted = rows(messageOrder, callOrder, siteOrder)
    let sortedNames = texts.order.map { names.values[$0].text }
    return ObservationTable(
      names: sortedNames,
      nameNumbers: Dictionary(
        sortedNames.enumerated().map { (ExactText($0.element), Int32($0.offset)) },
        uniquingKeysWith: { first, _ in first }),
      values: values.values.map { $0.text }, cells: cells, cellNumbers: cellNumbers.numbers,
      messages: messageOrder.order.map { messages[$0] }, calls: callOrder.order.map { calls[$0] },
      sites: siteOrder.order.map { sites[$0] }, rows: sorted.rows, starts: sorted.starts)
  }

  /// The rows by message, and where each message's begin.
  private func rows(
    _ messageOrder: Ranking, _ callOrder: Ranking, _ siteOrder: Ranking
  ) -> (rows: [ObservationTable.Row], starts: [Int]) {
    var starts = Array(repeating: 0, count: messageOrder.order.count + 1)
    for row in rows { starts[Int(messageOrder[row.message]) + 1] += 1 }
    for message in messageOrder.order.indices { starts[message + 1] += starts[message] }
    var next = starts
    var sorted = rows
    for row in rows {
      let message = messageOrder[row.message]
      sorted[next[Int(message)]] = ObservationTable.Row(
        message: message, cell: row.cell, call: callOrder[row.call], site: siteOrder[row.site], value: row.value,
        record: row.record)
      next[Int(message)] += 1
    }
    for message in messageOrder.order.indices {
      sorted[starts[message]..<starts[message + 1]].sort(by: precedes)
    }
    return (sorted, starts)
  }

  /// Of two rows of one message.
  private func precedes(_ left: ObservationTable.Row, _ right: ObservationTable.Row) -> Bool {
    if left.cell != right.cell { return left.cell < right.cell }
    if left.call != right.call { return left.call < right.call }
    if left.site != right.site { return left.site < right.site }
    guard left.value != right.value, left.value >= 0, right.value >= 0 else { return left.value < right.value }
    return values.values[Int(left.value)].text.precedes(values.values[Int(right.value)].text)
  }
}
