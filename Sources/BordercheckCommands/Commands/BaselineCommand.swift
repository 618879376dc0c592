package import CommandLayer
import Findings
import HostEvidence
import OwnershipManifest
import PositionedJSON
import ProjectCheck
import Reports

/// `bordercheck baseline [PROJECT]`: writes down today's findings, so that new ones stand out.
package struct BaselineCommand: Command {
  var project = "."
  var projectGraph: String?
  var evidence: [String] = []
  var jobs = JobCount()

  package static let name = "baseline"
  package static let summary =
    "Writes today's findings to \(Baseline.fileName): a team can start with profile pr, which counts only others."
  package static let example = "baseline . --evidence evidence.jsonl"
  package static let arguments: [Argument<Self>] = [
    .positional(
      "PROJECT", into: \.project, isRequired: false, completion: .folders,
      help: "folder with bordercheck.json, or the path of that file"),
    .projectGraph(into: \.projectGraph),
    .repeating(
      "evidence", value: "FILE", into: \.evidence, group: .input, completion: .files(["jsonl"]),
      help: "evidence whose findings are to be listed too, such as that of a run"),
    .option("jobs", short: "j", value: "N", into: \.jobs, help: "how many files and tables are looked at at a time"),
  ]
  package static let statuses: [ExitStatus] = [.clean, .incomplete, .usage]

  package init() {}

  package func run(in context: CommandContext) async throws -> ExitStatus {
    let observed = try evidence.flatMap { try BaseEvidence.read($0, in: context).findings }
    let report = try await report(in: context)
    let lost = (report.findings + observed).filter { $0.severity == .incomplete }
    guard lost.isEmpty else {
      context.messages.write(lost.map { "error: \($0.message)\n" }.joined())
      return .incomplete
    }
    let baseline = Baseline(of: report.findings + observed)
    let path = ProjectFolder.path(of: context.absolute(project)) + "/" + Baseline.fileName
    guard FileBytes.write(baseline.bytes, to: path) else { throw CommandError.cannotWrite(Baseline.fileName) }
    let count = baseline.entries.count
    context.output.write(
      "\(Baseline.fileName): \(count) finding\(count == 1 ? "" : "s"); --profile pr counts only what it lacks\n")
    return .clean
  }

  private func report(in context: CommandContext) async throws -> Report {
    var request = CheckRequest(project: context.absolute(project), jobs: jobs.count)
    request.projectGraph = projectGraph.map(context.absolute)
    request.today = CalendarToday.text
    let progress = ProgressDisplay(context)
    let check = ProjectCheck(request, events: progress.checkEvents)
    do {
      return try await progress.beating { try await check.report() }
    } catch let errors as InputErrors {
      throw ProjectErrors(errors, project: project, at: context.absolute(project))
    }
  }
}
