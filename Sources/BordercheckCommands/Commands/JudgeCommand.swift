package import CommandLayer
import Findings
import HarnessRun
import PositionedJSON
import ProductInspection
import Reports

/// `bordercheck judge EVIDENCE…`: applies the rules over evidence to records that came from elsewhere.
package struct JudgeCommand: ReportingCommand {
  var evidence: [String] = []
  var project = "."
  var built: String?
  var profile: String?
  var base: String?
  var failOn: FailingSeverity?
  var today: DayArgument?
  var jobs = JobCount()
  package var reporting = ReportOptions()

  package static let name = "judge"
  package static let summary =
    "Judges evidence from elsewhere, such as a device or an older run, by the rules of run; says which rules could not look."
  package static let example = "judge AppShell.jsonl TripWidget.jsonl --project SampleProducts"
  package static let arguments: [Argument<Self>] =
    [
      .remainder(
        "EVIDENCE", into: \.evidence, completion: .files(["jsonl"]),
        help: "evidence files with different cells, which are judged together"),
      .option(
        "project", value: "DIR", into: \.project, group: .input, completion: .folders,
        help: "the project that says what was to be shown: its folder, or the path of its bordercheck.json"),
      .optional(
        "built", value: "PRODUCT", into: \.built, group: .input, completion: .files([]),
        help:
          "hold the evidence against this built product (.app, .ipa, .xcarchive, …) instead of what the manifest puts together"
      ),
      .profile(into: \.profile),
      .baseEvidence(into: \.base),
      .failOn(into: \.failOn),
      .today(into: \.today),
      .option("jobs", short: "j", value: "N", into: \.jobs, help: "how many devices are judged at a time"),
    ] + reportArguments

  package init() {}

  package func run(in context: CommandContext) async throws -> ExitStatus {
    let problems = reportProblems(project: project, reading: evidence + [built, base], in: context)
    guard problems.isEmpty else { throw UsageError(command: Self.name, problems: problems) }
    let files = try await ReportFiles(reporting, of: project, built: built, in: context)
    let request = try await request(in: context)
    files.removeEarlier()
    let report = try await report(request, in: context)
    try files.write(report)
    if reporting.targets.contains(where: \.isStandardOutput) { UnjudgedNotes.write(report.unjudged, in: context) }
    return report.verdict.status
  }
}

extension JudgeCommand {
  private func report(_ request: RunRequest, in context: CommandContext) async throws -> Report {
    let read = try EvidenceFile.readAll(evidence, in: context)
    let progress = ProgressDisplay(context)
    do {
      return try await progress.beating {
        guard let built else { return try await EvidenceJudgement(request, events: progress.events).report(of: read) }
        return try await BuiltJudgement(
          request, built: context.absolute(built), environment: context.environment, events: progress.events
        ).report(of: read)
      }
    } catch let errors as EvidenceErrors {
      throw ProjectErrors(errors.errors, project: ".")
    } catch let errors as InputErrors {
      throw ProjectErrors(errors, project: project, at: context.absolute(project))
    }
  }

  private func request(in context: CommandContext) async throws -> RunRequest {
    var request = RunRequest(project: context.absolute(project), jobs: jobs.count)
    request.profile = profile
    request.base = try base.map { try BaseEvidence.read($0, in: context) }
    request.failOn = failOn?.severity
    request.today = await CalendarToday.text(given: today, for: project, in: context)
    return request
  }
}
