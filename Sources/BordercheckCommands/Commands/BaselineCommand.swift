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
  var isPruning = false
  var today: DayArgument?
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
    .flag("prune", into: \.isPruning, help: "only take out what is no longer found, and add nothing"),
    .today(into: \.today),
    .option("jobs", short: "j", value: "N", into: \.jobs, help: "how many files and tables are looked at at a time"),
  ]
  package static let statuses: [ExitStatus] = [.clean, .incomplete, .usage]

  package init() {}

  package func run(in context: CommandContext) async throws -> ExitStatus {
    let observed = BaselineEvidence(reports: try EvidenceFile.readAll(evidence, in: context))
    let project = try loadProject(in: context)
    let problems = observed.foreign(to: project) + (isPruning ? [] : observed.partial)
    guard problems.isEmpty else { return Self.failed(problems, in: context) }
    let reports = observed.reports.map(\.report) + [try await report(in: context)]
    let lost = reports.flatMap(\.findings).filter { $0.severity == .incomplete }
    guard lost.isEmpty else { return Self.failed(lost.map(\.message), in: context) }
    let tried = RulesTried(by: reports, of: project)
    return try FolderLock.holding(
      project.manifest.folder, failed: { CommandError.cannotWrite(Baseline.fileName, because: $0) },
      {
        isPruning
          ? try prune(to: reports.flatMap(\.findings), project, tried, in: context)
          : try list(reports.flatMap(\.findings), project, tried, in: context)
      })
  }
}

extension BaselineCommand {
  private static func failed(_ problems: [String], in context: CommandContext) -> ExitStatus {
    context.messages.write(problems.map { "error: \($0)\n" }.joined())
    return .incomplete
  }

  private func loadProject(in context: CommandContext) throws(ProjectErrors) -> Project {
    do {
      return try Project.load(context.absolute(project))
    } catch {
      throw ProjectErrors(error, project: project, at: context.absolute(project))
    }
  }

  /// Writes a new list in the place of the earlier one, and says what became of that.
  private func list(
    _ findings: [Finding], _ project: Project, _ tried: RulesTried, in context: CommandContext
  ) throws -> ExitStatus {
    // One that cannot be read is written again, as its error says.
    let earlier = try? Baseline.read(beside: project.manifest)
    let baseline = Baseline(of: findings)
    try write(baseline, in: context)
    let (gone, new) = (baseline.missing(from: earlier), earlier?.missing(from: baseline) ?? [])
    let changed = earlier == nil ? "" : ", \(Self.are(gone.count)) gone, \(Self.are(new.count)) new"
    context.output.write(
      "\(Baseline.fileName): \(Self.count(baseline))\(changed); --profile pr counts only what it lacks\n")
    let untried = gone.count { !tried.rules.contains($0.rule) }
    if untried > 0 {
      context.messages.write(
        "note: \(untried) of those gone \(untried == 1 ? "is" : "are") of rules that were not tried, and may still be found; "
          + "--evidence FILE of a whole run lists what it finds again\n")
    }
    return .clean
  }

  private func prune(
    to findings: [Finding], _ project: Project, _ tried: RulesTried, in context: CommandContext
  ) throws -> ExitStatus {
    guard let baseline = try Baseline.read(beside: project.manifest) else {
      return Self.failed(
        ["there is no \(Baseline.fileName) to prune; without --prune it is written"], in: context)
    }
    let pruned = baseline.pruned(to: Set(findings.map(\.id)), tried: tried.rules)
    let gone = baseline.entries.count - pruned.entries.count
    if gone > 0 { try write(pruned, in: context) }
    let kept = pruned.entries.count { !tried.rules.contains($0.rule) }
    context.output.write(
      "\(Baseline.fileName): \(Self.count(pruned)), \(gone == 0 ? "none" : "\(gone)") taken out that "
        + "\(gone == 1 ? "is" : "are") no longer found\n")
    if kept > 0 {
      context.messages.write(
        "note: \(kept) of them \(kept == 1 ? "is" : "are") of rules that no check tries; --evidence FILE of a whole run says "
          + "whether they are still found\n")
    }
    return .clean
  }

  private func write(_ baseline: Baseline, in context: CommandContext) throws(CommandError) {
    let path = ProjectFolder.path(of: context.absolute(project)) + "/" + Baseline.fileName
    guard FileBytes.write(baseline.bytes, to: path) else { throw .cannotWrite(Baseline.fileName) }
  }

  private static func count(_ baseline: Baseline) -> String {
    "\(baseline.entries.count) finding\(baseline.entries.count == 1 ? "" : "s")"
  }

  private static func are(_ count: Int) -> String {
    count == 0 ? "none is" : count == 1 ? "1 is" : "\(count) are"
  }

  private func report(in context: CommandContext) async throws -> Report {
    var request = CheckRequest(project: context.absolute(project), jobs: jobs.count)
    request.projectGraph = projectGraph.map(context.absolute)
    request.today = await CalendarToday.text(given: today, for: project, in: context)
    let progress = ProgressDisplay(context)
    let check = ProjectCheck(request, events: progress.checkEvents)
    do {
      return try await progress.beating { try await check.report() }
    } catch let errors as InputErrors {
      throw ProjectErrors(errors, project: project, at: context.absolute(project))
    }
  }
}
