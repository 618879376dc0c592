import CommandLayer
import HostEvidence
import PositionedJSON
import Reports

/// An evidence file, or a `json` report, that a command line names.
enum EvidenceFile {
  /// The report that the file at `path` holds, as it was given.
  ///
  /// - Throws: `ProjectErrors` with the place where it is no whole report.
  static func read(
    _ path: String, expected: String = "an evidence file, as --report evidence=FILE writes it",
    in context: CommandContext
  ) throws(ProjectErrors) -> Report {
    try reading(path, expected: expected, in: context).report
  }

  /// The same, with the form that the file has.
  static func reading(
    _ path: String, expected: String, in context: CommandContext
  ) throws(ProjectErrors) -> (report: Report, form: ReportReader.Form) {
    guard path != StandardStream.path else { return try standardInput(in: context) }
    let full = context.absolute(path)
    var reader = ReportReader()
    do {
      let isRead = try FileBytes.read(full) { (piece) throws(EvidenceError) in try reader.read(piece) }
      // Evidence has a whole line; what has none is a document.
      let form = reader.form ?? .json
      if isRead { return (try reader.finish(), form) }
    } catch {
      throw self.error(error.all.map { InputError(file: path, line: $0.line, column: $0.column, message: $0.message) })
    }
    throw error([InputError(file: path, message: ReadProblem.text(of: full, expected: expected))])
  }

  private static func standardInput(
    in context: CommandContext
  ) throws(ProjectErrors) -> (report: Report, form: ReportReader.Form) {
    let name = StandardStream.inputName
    guard let bytes = context.input() else { throw error([InputError(file: name, message: "cannot be read")]) }
    do {
      return (try ReportReader.read(bytes), ReportReader.form(of: bytes))
    } catch {
      throw self.error(error.all.map { InputError(file: name, line: $0.line, column: $0.column, message: $0.message) })
    }
  }

  /// The reports of several files, with their names as given.
  ///
  /// - Throws: `ProjectErrors` with what is wrong in every one of them.
  static func readAll(
    _ paths: [String], in context: CommandContext
  ) throws(ProjectErrors) -> [(name: String, report: Report)] {
    var reports: [(name: String, report: Report)] = []
    var errors: [InputError] = []
    for path in paths {
      do {
        reports.append((path, try read(path, in: context)))
      } catch {
        errors += error.errors.errors
      }
    }
    guard errors.isEmpty else { throw ProjectErrors(InputErrors(errors), project: ".") }
    return reports
  }

  private static func error(_ errors: [InputError]) -> ProjectErrors {
    ProjectErrors(InputErrors(errors), project: ".")
  }
}
