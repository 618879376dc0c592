package import CommandLayer
import Findings
import HarnessRun
import PositionedJSON
import ProductInspection
import Reports

/// `bordercheck inspect PRODUCT`: opens what was built, plays every product in every language, and judges what it shows.
package struct InspectCommand: ReportingCommand {
  var product = ""
  var project: String?
  var isTree = false
  var languages: [ReaderLanguages] = []
  var scenarios: [String] = []
  var products: [String] = []
  var profile: String?
  var failOn: FailingSeverity?
  var today: DayArgument?
  var jobs = JobCount()
  package var reporting = ReportOptions()

  package static let name = "inspect"
  package static let summary =
    "Opens a built product and says what each of its processes shows in every language, and what is wrong with it."
  package static let example = "inspect Trips.ipa --project . --report evidence=evidence.jsonl"
  package static let arguments: [Argument<Self>] =
    [
      .positional(
        "PRODUCT", into: \.product, completion: .files([]),
        help: "an .app, .appex, .ipa, .xcarchive, .framework, .xcframework, .bundle, or a folder with some"),
      .optional(
        "project", value: "DIR", into: \.project, group: .input, completion: .folders,
        help: "the project that it was built from: its manifest says who owns what and what must be there"),
      .flag("tree", into: \.isTree, help: "show products, bundles, languages and sizes, and play nothing"),
      .repeating(
        "languages", value: "LIST", into: \.languages, group: .selection,
        help: "play this language list, such as de-AT,en, instead of every language that is claimed"),
      .repeating(
        "scenario", value: "NAME", into: \.scenarios, group: .selection,
        help: "play this scenario of the project instead of every language"),
      .repeating(
        "product", value: "NAME", into: \.products, group: .selection, help: "play only this product"),
      .profile(into: \.profile),
      .failOn(into: \.failOn),
      .today(into: \.today),
      .option("jobs", short: "j", value: "N", into: \.jobs, help: "how many products are played at a time"),
    ] + reportArguments

  package init() {}

  package func run(in context: CommandContext) async throws -> ExitStatus {
    try checkValues(in: context)
    let progress = ProgressDisplay(context)
    let inspection = await ProductInspection(
      request(in: context), environment: context.environment, events: progress.events)
    do {
      if isTree {
        let tree = try await progress.beating { try await inspection.tree() }
        context.output.write(BuiltTreeText(width: context.output.columns ?? 100).text(of: tree))
        return .clean
      }
      let files = try await ReportFiles(reporting, of: project, built: product, in: context)
      files.removeEarlier()
      let inspected = try await progress.beating { try await inspection.inspected() }
      try files.write(inspected.report)
      return inspected.report.verdict.status
    } catch let errors as InputErrors {
      throw ProjectErrors(errors, project: project ?? ".", at: context.absolute(project ?? "."))
    }
  }

  /// What is wrong with values that are right one by one.
  private func checkValues(in context: CommandContext) throws(UsageError) {
    var problems: [String] = []
    if project == nil, !scenarios.isEmpty {
      problems.append("--scenario needs --project DIR, the project that has the scenarios")
    }
    if project == nil, profile != nil {
      problems.append("--profile needs --project DIR, the project that has the profiles")
    }
    problems += reportProblems(project: project, reading: [product], in: context)
    guard problems.isEmpty else { throw UsageError(command: Self.name, problems: problems) }
  }

  private func request(in context: CommandContext) async -> InspectRequest {
    var request = InspectRequest(path: context.absolute(product), jobs: jobs.count)
    request.project = project.map(context.absolute)
    request.languages = languages.map(\.languages)
    request.scenarios = scenarios
    request.products = products
    request.profile = profile
    request.failOn = failOn?.severity
    request.keepsObservations = reporting.needObservations(in: context)
    request.today = await CalendarToday.text(given: today, for: project, in: context)
    return request
  }
}
