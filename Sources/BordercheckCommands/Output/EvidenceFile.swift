import CommandLayer
import HostEvidence
import PositionedJSON
import Reports

/// An evidence file, or a `json` report, that a command line names.
enum EvidenceFile {
  /// The report that the file at `path` holds, as it was given.
  ///
  /// - Throws: `ProjectErrors` with the place where it is no whole report.
  static func read(_ path: String, in context: CommandContext) throws(ProjectErrors) -> Report {
    let full = context.absolute(path)
    guard let bytes = FileBytes.read(full) else {
      let expected = "an evidence file, as --report evidence=FILE writes it"
      throw error(InputError(file: path, message: ReadProblem.text(of: full, expected: expected)))
    }
    do {
      return try ReportReader.read(bytes)
    } catch {
      throw self.error(InputError(file: path, line: error.line, column: error.column, message: error.message))
    }
  }

  private static func error(_ error: InputError) -> ProjectErrors {
    ProjectErrors(InputErrors([error]), project: ".")
  }
}
