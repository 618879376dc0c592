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
      .option("color", value: "WHEN", into: \Self.reporting.color, help: "colours on the terminal"),
    ]
  }

  /// What is wrong with the paths of reports.
  ///
  /// - Parameters:
  ///   - project: as given; nil where none is read.
  ///   - products: what was built and is read, as given.
  func reportProblems(project: String?, products: [String] = [], in context: CommandContext) -> [String] {
    ReportPlaces(targets: reporting.targets, project: project, products: products, context: context).problems
  }
}
