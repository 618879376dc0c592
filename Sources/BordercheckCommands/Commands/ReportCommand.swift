package import CommandLayer
import Findings
import Reports

/// `bordercheck report EVIDENCE`: renders what was observed earlier again, without running anything.
package struct ReportCommand: ReportingCommand {
  var evidence = ""
  var project: String?
  var failOn: FailingSeverity?
  package var reporting = ReportOptions()

  package static let name = "report"
  package static let summary = "Renders evidence again, in any format, without running anything."
  package static let example = "report evidence.jsonl --report xcode=-"
  package static let arguments: [Argument<Self>] =
    [
      .positional(
        "EVIDENCE", into: \.evidence, completion: .files(["jsonl", "json"]),
        help: "an evidence file or a json report, as --report evidence=FILE or json=FILE writes it"),
      .optional(
        "project", value: "DIR", into: \.project, group: .input, completion: .folders,
        help: "the project that it is about, where that is not the working folder"),
      .optional(
        "fail-on", value: "SEVERITY", into: \.failOn, group: .judgement,
        help: "draw the verdict anew: severity from which findings end the command with status 1"),
    ] + reportArguments

  package init() {}

  package func run(in context: CommandContext) async throws -> ExitStatus {
    let problems = reportProblems(project: project, reading: [evidence], in: context)
    guard problems.isEmpty else { throw UsageError(command: Self.name, problems: problems) }
    let files = try await ReportFiles(reporting, of: project ?? ".", evidence: evidence, in: context)
    files.removeEarlier()
    var report = try EvidenceFile.read(evidence, in: context)
    if let failOn { report.conclude(failOn: failOn.severity) }
    try files.write(report)
    return report.verdict.status
  }
}
