package import CommandLayer
import Findings
import Foundation
import HarnessRun
import PositionedJSON
import ProductInspection
import Reports

/// `bordercheck merge EVIDENCE…`: joins what the shards of a run have observed, and looks at the whole.
package struct MergeCommand: ReportingCommand {
  var evidence: [String] = []
  var project: String?
  var built: String?
  var profile: String?
  var base: String?
  var failOn: FailingSeverity?
  var today: DayArgument?
  var jobs = JobCount()
  package var reporting = ReportOptions()

  package static let name = "merge"
  package static let summary =
    "Joins the evidence of all shards of a run into that of the whole, and finds what only the whole shows."
  package static let example = "merge shard-1.jsonl shard-2.jsonl shard-3.jsonl --report evidence=evidence.jsonl"
  package static let arguments: [Argument<Self>] =
    [
      .remainder(
        "EVIDENCE", into: \.evidence, completion: .files(["jsonl"]),
        help: "the evidence of every shard, as run --shard I/N --report evidence=FILE writes it"),
      .optional(
        "project", value: "DIR", into: \.project, group: .input, completion: .folders,
        help: "the project that the whole is held against; the working folder where it has a bordercheck.json"),
      .optional(
        "built", value: "PRODUCT", into: \.built, group: .input, completion: .files([]),
        help: "the built product that the shards played, where they played one"),
      .profile(into: \.profile, for: " for what the whole shows"),
      .baseEvidence(into: \.base),
      .failOn(into: \.failOn, otherwise: "that of the shards where nothing is said"),
      .today(into: \.today),
      .option("jobs", short: "j", value: "N", into: \.jobs, help: "how many devices are judged at a time"),
    ] + reportArguments

  package init() {}

  package func run(in context: CommandContext) async throws -> ExitStatus {
    let project = project ?? Self.projectHere(in: context)
    var problems = reportProblems(project: project, reading: evidence + [built, base], in: context)
    if project == nil { problems += optionsOfProjects }
    guard problems.isEmpty else { throw UsageError(command: Self.name, problems: problems) }
    let files = try await ReportFiles(reporting, of: project, built: built, in: context)
    let request = try await request(project, in: context)
    files.removeEarlier()
    let report = try await report(request, in: context)
    try files.write(report)
    if reporting.targets.contains(where: \.isStandardOutput) { UnjudgedNotes.write(report.unjudged, in: context) }
    return report.verdict.status
  }
}

extension MergeCommand {
  /// The working folder, where it is a project.
  private static func projectHere(in context: CommandContext) -> String? {
    FileManager.default.fileExists(atPath: context.absolute("bordercheck.json")) ? "." : nil
  }

  /// What was given that only a project gives a meaning.
  private var optionsOfProjects: [String] {
    [("built", built), ("profile", profile), ("base", base)].filter { $0.1 != nil }.map { name, _ in
      "--\(name) needs --project DIR: without a project, nothing is judged over the whole"
    }
  }

  /// - Parameter request: how the whole is judged; nil where there is no project to hold it against.
  private func report(_ request: RunRequest?, in context: CommandContext) async throws -> Report {
    let parts = try EvidenceFile.readAll(evidence, in: context)
    var report = try ShardMerge(parts.map { ShardMerge.Part(name: $0.name, report: $0.report) }).report
    // A chosen part of a matrix is no whole, however it was dealt out.
    if report.command == .run, report.selection.isEmpty {
      if var request {
        request.profile = request.profile ?? report.profile
        report = report.addingWholeRun(of: try await judged(parts, request, in: context))
      } else {
        report = report.lackingWholeRun()
      }
    }
    report.conclude(failOn: failOn?.severity ?? report.failOn)
    return report
  }

  /// The same evidence, judged as a whole.
  private func judged(
    _ parts: [(name: String, report: Report)], _ request: RunRequest, in context: CommandContext
  ) async throws -> Report {
    let progress = ProgressDisplay(context)
    let parts = parts.map { (name: $0.name, report: $0.report.asPartOfWhole) }
    do {
      return try await progress.beating {
        guard let built else {
          return try await EvidenceJudgement(request, isOfRuns: true, events: progress.events).report(of: parts)
        }
        return try await BuiltJudgement(
          request, built: context.absolute(built), environment: context.environment, isOfRuns: true,
          events: progress.events
        ).report(of: parts)
      }
    } catch let errors as EvidenceErrors {
      throw ProjectErrors(errors.errors, project: ".")
    } catch let errors as InputErrors {
      throw ProjectErrors(errors, project: project ?? ".", at: request.project)
    }
  }

  private func request(_ project: String?, in context: CommandContext) async throws -> RunRequest? {
    guard let project else { return nil }
    var request = RunRequest(project: context.absolute(project), jobs: jobs.count)
    request.profile = profile
    request.base = try base.map { try BaseEvidence.read($0, in: context) }
    request.failOn = failOn?.severity
    request.today = await CalendarToday.text(given: today, for: project, in: context)
    return request
  }
}
