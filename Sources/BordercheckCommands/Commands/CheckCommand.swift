package import CommandLayer
import Findings
import PositionedJSON
import ProjectCheck
import Reports

/// `bordercheck check [PROJECT]`: ownership, catalogs and look-ups, without building or running anything.
package struct CheckCommand: ReportingCommand {
  var project = "."
  var rules: [String] = []
  var owners: [String] = []
  var products: [String] = []
  var profile: String?
  var base: String?
  var projectGraph: String?
  var failOn: FailingSeverity?
  var today: DayArgument?
  var jobs = JobCount()
  var cache: String?
  var isUncached = false
  var ignoresCallSites = false
  var fixes: [String] = []
  var writesFixes = false
  var allowsDirty = false
  package var reporting = ReportOptions()

  package static let name = "check"
  package static let summary =
    "Checks ownership, catalogs and look-ups in the sources, without building or running anything."
  package static let example = "check . --owner SharedTripUI --report xcode=-"
  package static let arguments: [Argument<Self>] =
    [
      .positional(
        "PROJECT", into: \.project, isRequired: false, completion: .folders,
        help: "folder with bordercheck.json, or the path of that file"),
      .projectGraph(into: \.projectGraph),
      .repeating(
        "rule", value: "ID", into: \.rules, group: .selection,
        help: "report only this rule (* stands for any run of characters)"),
      .flag(
        "without-call-sites", into: \.ignoresCallSites, group: .selection,
        help: "leave the Swift sources out, and with them every rule about look-ups"),
      .repeating("owner", value: "NAME", into: \.owners, group: .selection, help: "report only this owner's findings"),
      .repeating(
        "product", value: "NAME", into: \.products, group: .selection, help: "report only this product's findings"),
      .profile(into: \.profile),
      .optional(
        "base", value: "PATH", into: \.base, group: .judgement, completion: .files(["jsonl"]),
        help: "folder of the project at an earlier revision, or its evidence; profile pr counts only what it lacks"),
      .failOn(into: \.failOn),
      .today(into: \.today),
      .repeating(
        "fix", value: "RULE", into: \.fixes, group: .output, completion: .words(RepairRegistry.rules),
        help: "show as a patch what would mend this rule's findings: \(RepairRegistry.rules.joined(separator: ", "))"),
      .flag("write", into: \.writesFixes, group: .output, help: "make the changes of --fix, and check again"),
      .flag(
        "allow-dirty", into: \.allowsDirty, group: .output,
        help: "let --write change files with changes that are not committed"),
      .option("jobs", short: "j", value: "N", into: \.jobs, help: "how many files and tables are looked at at a time"),
      .optional(
        "cache", value: "DIR", into: \.cache, completion: .folders,
        help: "folder for what unchanged files said; the user's cache folder where none is given"),
      .flag("no-cache", into: \.isUncached, help: "read every Swift file anew and keep nothing"),
    ] + reportArguments

  package init() {}

  package func run(in context: CommandContext) async throws -> ExitStatus {
    let problems = reportProblems(project: project, reading: [base, projectGraph], in: context) + fixProblems
    guard problems.isEmpty else { throw UsageError(command: Self.name, problems: problems) }
    do {
      let request = try await request(in: context)
      if !fixes.isEmpty { return try await fix(request, in: context) }
      let files = try await ReportFiles(reporting, of: project, in: context)
      let progress = ProgressDisplay(context)
      let check = ProjectCheck(request, events: progress.checkEvents)
      files.removeEarlier()
      let report = try await progress.beating { try await check.report() }
      try files.write(report)
      return report.verdict.status
    } catch let errors as InputErrors {
      throw ProjectErrors(errors, project: project)
    } catch let error as CheckError where error.isOfCommandLine {
      throw UsageError("\(error)", in: Self.self)
    }
  }

  private func request(in context: CommandContext) async throws -> CheckRequest {
    var request = CheckRequest(project: context.absolute(project), jobs: jobs.count)
    request.rules = rules
    request.owners = owners
    request.products = products
    request.profile = profile
    try read(base, into: &request, in: context)
    request.readsSources = !ignoresCallSites
    request.projectGraph = projectGraph.map(context.absolute)
    request.failOn = failOn?.severity
    request.today = await CalendarToday.text(given: today, for: project, in: context)
    request.cache = ScanCacheFolder.chosen(cache, isUncached: isUncached, for: request.project, in: context)
    return request
  }

  /// A folder, or a manifest by its name, is a project; any other file is evidence.
  private func read(
    _ base: String?, into request: inout CheckRequest, in context: CommandContext
  ) throws(ProjectErrors) {
    guard let base else { return }
    let path = context.absolute(base)
    guard ProjectFolder.isFolder(path) || base.hasSuffix("bordercheck.json") else {
      request.base = try BaseEvidence.read(base, in: context)
      return
    }
    do {
      request.baseProject = try BaseProject(path, name: base)
    } catch {
      throw ProjectErrors(error, project: base, at: path)
    }
  }
}
