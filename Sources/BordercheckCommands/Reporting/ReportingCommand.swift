package import CommandLayer
import ReportFormats

/// A command that ends in a report.
package protocol ReportingCommand: Command {
  var reporting: ReportOptions { get set }
}

extension ReportingCommand {
  /// The options that all commands with a report have.
  package static var reportArguments: [Argument<Self>] {
    [
      .repeating(
        "report", value: "FORMAT=PATH", into: \Self.reporting.targets, completion: .words(ReportTarget.completions),
        help: "write a report as well: \(ReportFormats.names.joined(separator: ", ")); - is standard output"),
      .optional(
        "changed-files", value: "FILE", into: \Self.reporting.changedFiles, completion: .files([]),
        help: "limit \(ChangedFiles.formats) to files that this lists, a path from the repository's root on each line; "
          + "- is standard input"),
      .optional(
        "changed-since", value: "REF", into: \Self.reporting.changedSince,
        help:
          "limit \(ChangedFiles.formats) to files that git says have changed since HEAD left this revision, uncommitted ones too"
      ),
      .option("color", value: "WHEN", into: \Self.reporting.color, help: "colours on the terminal"),
    ]
  }

  /// What is wrong with the paths of reports.
  ///
  /// - Parameters:
  ///   - project: as given; nil where none is read.
  ///   - reading: whatever else is read, as given, but for the options that all commands with a report have.
  func reportProblems(project: String?, reading: [String?] = [], in context: CommandContext) -> [String] {
    let reading = (reading + [reporting.changedFiles]).compactMap(\.self)
    let files = reading.filter { $0 != StandardStream.path }
    let places = ReportPlaces(targets: reporting.targets, project: project, reading: files, context: context)
    let isTwice = reporting.changedFiles != nil && reporting.changedSince != nil
    return places.problems + StandardStream.problems(reading: reading)
      + (isTwice ? ["--changed-files and --changed-since say the same; expected one of them"] : [])
  }
}
