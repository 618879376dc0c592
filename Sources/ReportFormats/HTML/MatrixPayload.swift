import Findings
import HostEvidence
import Reports

/// The observations of the matrix as JSON that the page's script reads: texts once, everything else as numbers.
///
/// `-1` stands for nothing. `seen` has an array for each message: the number of a value, then for each observation its
/// cell, call, site, and its value counted from that number.
struct MatrixPayload {
  private let report: Report
  private let findings: [PageFinding]
  private let table: ObservationTable
  private let axes: MatrixAxes

  init(_ report: Report, _ findings: [PageFinding], _ table: ObservationTable, _ axes: MatrixAxes) {
    self.report = report
    self.findings = findings
    self.table = table
    self.axes = axes
  }

  var bytes: [UInt8] {
    var payload = PayloadWriter()
    payload.reserve(table.rows.count * 16 + table.values.count * 32 + 4096)
    payload.json("{\"partial\":")
    payload.json(report.shard == .whole ? "false" : "true")
    payload.json(",\n\"products\":")
    payload.texts(axes.products)
    payload.json(",\n\"languages\":")
    payload.texts(axes.languages)
    payload.json(",\n\"lost\":")
    payload.numbers(axes.lost.flatMap { [$0.product, $0.language] })
    appendCells(to: &payload)
    appendFindings(to: &payload)
    appendNames(to: &payload)
    appendObservations(to: &payload)
    payload.json("}")
    return payload.bytes
  }
}

extension MatrixPayload {
  private func appendCells(to payload: inout PayloadWriter) {
    payload.json(",\n\"cells\":")
    payload.list(zip(table.cells, axes.slots)) { payload, cell in
      payload.json("[")
      payload.text(cell.0.id)
      payload.json(",")
      payload.number(cell.1?.product ?? -1)
      payload.json(",")
      payload.number(cell.1?.language ?? -1)
      payload.json(",")
      payload.text(cell.0.formattingLocale)
      payload.json("]")
    }
    payload.json(",\n\"sources\":")
    payload.list(SourceLanguages(report.choices).pairs) { $0.texts([$1.bundle, $1.language]) }
  }

  /// Identity, rule, severity, product, owner, table, key, language, then the cells as numbers.
  private func appendFindings(to payload: inout PayloadWriter) {
    payload.json(",\n\"findings\":")
    payload.list(findings) { payload, finding in
      payload.json("\n[")
      for text in [
        finding.id, finding.finding.rule,
        finding.finding.exception == nil ? finding.finding.severity.rawValue : "accepted",
      ] {
        payload.text(text)
        payload.json(",")
      }
      let about = finding.finding
      for text in [about.product, about.owner, about.table, about.key, about.language] {
        if let text { payload.text(text) } else { payload.json("null") }
        payload.json(",")
      }
      payload.numbers(about.cells.compactMap { table.cellNumbers[ExactText($0)].map(Int.init) })
      payload.json("]")
    }
  }

  private func appendNames(to payload: inout PayloadWriter) {
    payload.json(",\n\"names\":")
    payload.texts(table.names)
    payload.json(",\n\"messages\":")
    payload.numbers(table.messages.lazy.flatMap { [Int($0.owner), Int($0.table), Int($0.key)] })
    payload.json(",\n\"calls\":")
    payload.numbers(table.calls.lazy.flatMap { [Int($0.surface), Int($0.arguments)] })
    payload.json(",\n\"outcomes\":")
    payload.texts(Outcome.allCases.map(\.rawValue))
    payload.json(",\n\"sites\":")
    payload.numbers(table.sites.lazy.flatMap { $0.order.map(Int.init) })
  }

  private func appendObservations(to payload: inout PayloadWriter) {
    var values = ValueOrder(count: table.values.count)
    payload.json(",\n\"seen\":[")
    for message in table.messages.indices {
      if message > 0 { payload.json(",") }
      append(message, &values, to: &payload)
    }
    payload.json("],\n\"values\":[null")
    for value in values.order {
      payload.json(",")
      payload.text(table.values[Int(value)])
    }
    payload.json("]")
  }

  private func append(_ message: Int, _ values: inout ValueOrder, to payload: inout PayloadWriter) {
    let base = values.order.count + 1
    payload.json("\n[")
    payload.number(base)
    for row in table.rows[table.rows(of: message)] where axes.slots[Int(row.cell)] != nil {
      payload.json(",")
      payload.number(Int(row.cell))
      payload.json(",")
      payload.number(Int(row.call))
      payload.json(",")
      payload.number(Int(row.site))
      payload.json(",")
      payload.number(values.number(of: row.value) - base)
    }
    payload.json("]")
  }
}

/// Values in the order in which the page has them; 0 stands for none.
private struct ValueOrder {
  private(set) var order: [Int32] = []
  private var numbers: [Int32]

  init(count: Int) {
    numbers = Array(repeating: 0, count: count)
  }

  mutating func number(of value: Int32) -> Int {
    guard value >= 0 else { return 0 }
    if numbers[Int(value)] == 0 {
      order.append(value)
      numbers[Int(value)] = Int32(order.count)
    }
    return Int(numbers[Int(value)])
  }
}
