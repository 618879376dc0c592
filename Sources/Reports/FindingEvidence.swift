package import Findings
package import HostEvidence
internal import PositionedJSON

/// What a report holds about one of its findings: the cells that show it, with their look-ups and choices of languages.
package struct FindingEvidence: Sendable {
  /// One cell, with what the finding is about.
  package struct Cell: Sendable {
    package var record: CellRecord
    /// In the order of an evidence file.
    package var observations: [ObservationRecord]
    /// Of the main bundle and of every bundle that was asked or served, in the order of an evidence file.
    package var choices: [ChoiceRecord]
  }

  package let finding: Finding
  /// In the order in which the finding names them, as far as the report has them.
  package let cells: [Cell]

  package init(of finding: Finding, in report: Report) {
    self.finding = finding
    let names = Set(finding.cells)
    let records = Dictionary(
      report.cells.filter { names.contains($0.id) }.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let shown = Dictionary(
      grouping: report.observations.filter { names.contains($0.cell) && finding.isAbout($0) }, by: \.cell)
    let choices = Dictionary(grouping: report.choices.filter { names.contains($0.cell) }, by: \.cell)
    cells = finding.cells.compactMap { records[$0] }.map { record in
      let observations = shown[record.id] ?? []
      let bundles = Set(["."] + observations.flatMap { [$0.asked, $0.bundle ?? $0.asked] })
      return Cell(
        record: record, observations: observations.inOrder { $0.append(to: &$1) },
        choices: (choices[record.id] ?? []).filter { bundles.contains($0.bundle) }.inOrder { $0.append(to: &$1) })
    }
  }

  /// How many look-ups the finding is about.
  package var lookUps: Int { cells.reduce(0) { $0 + $1.observations.count } }
}

extension Finding {
  /// Whether an observation of one of its cells is of what it names; one that names no owner is of no single message.
  fileprivate func isAbout(_ observation: ObservationRecord) -> Bool {
    guard let owner, owner == observation.owner else { return false }
    return (table == nil || table == observation.table) && (key == nil || key == observation.key)
  }
}

extension Array {
  /// Ascending by the bytes of the lines that `append` makes of the elements.
  fileprivate func inOrder(_ append: (Element, inout JSONLine) -> Void) -> Self {
    let lines = map { element in
      var line = JSONLine()
      append(element, &line)
      return (element: element, bytes: line.bytes)
    }
    return lines.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }.map(\.element)
  }
}
