package import Findings
internal import HostEvidence
package import PositionedJSON

/// Evidence of one or more files, such as one for each device or product, as one report without findings.
package struct JoinedEvidence: Sendable {
  /// Every record of every file; the findings stay behind.
  package private(set) var report: Report
  /// What the files say could not be observed: no rule finds that out from what was.
  package private(set) var lost: [Finding] = []
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
    lost = FindingUnion(files.flatMap(\.report.findings).filter { $0.severity == .incomplete }).findings
    var errors = Self.missingParts(of: sorted)
    for (index, file) in sorted.enumerated() {
      errors += take(file.report, named: file.name)
      if index > 0 { add(file.report) }
    }
    // Those of hosts that failed stay named by what was lost.
    if files.contains(where: { $0.report.matrix != report.matrix }) {
      report.matrix = KnownCells(of: files.map(\.report)).digest
    }
    guard errors.isEmpty else { throw InputErrors(errors) }
  }

  /// Parts of a matrix that was dealt out, of which not all are there: what is missing would go unseen.
  private static func missingParts(of files: [(name: String, report: Report)]) -> [InputError] {
    let parts = files.filter { $0.report.shard != .whole }
    let matrices = Dictionary(grouping: parts) { "\($0.report.matrix)/\($0.report.shard.count)" }
    return matrices.sorted { $0.key < $1.key }.compactMap { _, parts in
      let shard = parts[0].report.shard
      guard let missing = MissingShards(of: shard.count, besides: parts.map(\.report.shard.index)) else {
        return lostCells(of: parts)
      }
      return InputError(
        file: parts[0].name,
        message: "is part \(shard.text) of a matrix, and part\(missing.isOne ? "" : "s") \(missing.text) "
          + "\(missing.isOne ? "is" : "are") not among the files; expected all parts")
    }
  }

  /// What is wrong with all parts of a matrix that have not all of its cells.
  private static func lostCells(of parts: [(name: String, report: Report)]) -> InputError? {
    guard parts.allSatisfy({ $0.report.selection.isEmpty }) else { return nil }
    let known = KnownCells(of: parts.map(\.report))
    guard !known.areAll(of: parts[0].report.matrix) else { return nil }
    return InputError(
      file: parts[0].name,
      message: "is a part of matrix \"\(parts[0].report.matrix)\", and \(known.text) in all of its parts give "
        + "\"\(known.digest)\": a cell is missing, or one is of another matrix; run the shards again")
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
    report.shard = .whole
    report.scope = nil
    report.selection = []
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
