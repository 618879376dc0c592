internal import HostEvidence
package import PositionedJSON

/// Evidence of one or more files, such as one for each device or product, as one report without findings.
package struct JoinedEvidence: Sendable {
  /// Every record of every file; the findings stay behind.
  package private(set) var report: Report
  /// Cell → name of the file that has it.
  private var places: [String: String] = [:]

  /// Joins files, whatever their order; `files` is not empty.
  ///
  /// - Throws: a cell that is there twice, records of a cell that is not there, and files without cells, all at once.
  package init(_ files: [(name: String, report: Report)]) throws(InputErrors) {
    let sorted = files.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    report = sorted.first?.report ?? Report(matrixCells: [])
    report.findings = []
    report.unjudged = []
    var errors: [InputError] = []
    for (index, file) in sorted.enumerated() {
      errors += take(file.report, named: file.name)
      if index > 0 { add(file.report) }
    }
    guard errors.isEmpty else { throw InputErrors(errors) }
  }

  /// The name of the file that has a cell.
  package func file(of cell: String) -> String { places[cell] ?? "" }

  private mutating func add(_ part: Report) {
    report.cells += part.cells
    report.choices += part.choices
    report.observations += part.observations
    report.lookUps += part.lookUps
    report.tool = min(report.tool, part.tool)
    if report.command != part.command { report.command = .run }
    if report.matrix != part.matrix { report.matrix = Report.digest(ofCells: report.cells.map(\.id)) }
    report.shard = .whole
    report.scope = nil
  }

  /// Notes where the cells are, and gives what is wrong with the file.
  private mutating func take(_ part: Report, named name: String) -> [InputError] {
    var problems: [String] = []
    if part.command == .check {
      problems.append("evidence of check has findings and nothing that was observed; expected that of a run")
    }
    for cell in part.cells {
      if let other = places[cell.id] {
        problems.append("cell \"\(cell.id)\" is there twice, in \(other) as well; expected each cell once")
      }
      places[cell.id] = name
    }
    let known = Set(part.cells.map(\.id))
    let used = Set(part.observations.map(\.cell) + part.choices.map(\.cell))
    for cell in used.subtracting(known) {
      problems.append("there are records of cell \"\(cell)\" and no cell record of that name")
    }
    return problems.map { InputError(file: name, message: $0) }
  }
}
