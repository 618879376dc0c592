package import CommandLayer
import Findings
import HarnessRun
import PositionedJSON
import ProductInspection
import Reports
import SimulatedDevice

/// `bordercheck run [PROJECT]`: installs, launches and judges every cell of the matrix.
package struct RunCommand: ReportingCommand {
  var project = "."
  var scenarios: [String] = []
  var products: [String] = []
  var messages: [String] = []
  var languages: [ReaderLanguages] = []
  var shard: MatrixShard?
  var profile: String?
  var base: String?
  var failOn: FailingSeverity?
  var today: DayArgument?
  var jobs = JobCount()
  package var reporting = ReportOptions()
  var keepDevice: String?
  var timeLimit = TimeLimit(seconds: 30)
  var executables: String?
  var built: String?
  var previous: String?

  package static let name = "run"
  package static let summary =
    "Installs the products on a simulated device, launches them in every language of the matrix, and judges what they show."
  package static let example = "run SampleProducts --scenario upgrade --report evidence=evidence.jsonl"
  package static let arguments: [Argument<Self>] =
    [
      .positional(
        "PROJECT", into: \.project, isRequired: false, completion: .folders,
        help: "folder with bordercheck.json, or the path of that file"),
      .optional(
        "built", value: "PRODUCT", into: \.built, group: .input, completion: .files([]),
        help:
          "play the matrix over this built product (.app, .ipa, .xcarchive, …) instead of what the manifest puts together"
      ),
      .optional(
        "previous", value: "PRODUCT", into: \.previous, group: .input, completion: .files([]),
        help: "with --built: the earlier release as it was built"),
      .repeating(
        "scenario", value: "NAME", into: \.scenarios, group: .selection,
        help: "play only this scenario of the matrix (* stands for any run of characters)"),
      .repeating(
        "product", value: "NAME", into: \.products, group: .selection,
        help: "launch only this product; all are installed"
      ),
      .repeating(
        "message", value: "KEY", into: \.messages, group: .selection, help: "present only this key, or OWNER/KEY"),
      .repeating(
        "languages", value: "LIST", into: \.languages, group: .selection,
        help: "play this language list, such as de-AT,en, instead of each scenario's own"),
      .optional(
        "shard", value: "I/N", into: \.shard, group: .selection,
        help: "play only part I of N of the matrix; 'bordercheck merge' joins the evidence of all parts"),
      .profile(into: \.profile),
      .baseEvidence(into: \.base),
      .failOn(into: \.failOn),
      .today(into: \.today),
      .option("jobs", short: "j", value: "N", into: \.jobs, help: "how many hosts run at a time"),
      .optional(
        "keep-device", value: "DIR", into: \.keepDevice, completion: .folders,
        help: "put the simulated devices there and leave them"),
      .option(
        "host-time-limit", value: "SECONDS", into: \.timeLimit, group: .advanced,
        help: "how long one launch of a process host may take"),
      .optional(
        "executables", value: "DIR", into: \.executables, group: .advanced, completion: .folders,
        help: "take the process hosts' executables from there instead of building them"),
    ] + reportArguments

  package init() {}

  package func run(in context: CommandContext) async throws -> ExitStatus {
    try checkValues(in: context)
    let files = try await ReportFiles(reporting, of: project, built: built, previous: previous, in: context)
    let progress = ProgressDisplay(context)
    let request = try await request(in: context)
    files.removeEarlier()
    do {
      let report = try await progress.beating { try await self.report(request, progress.events, in: context) }
      try files.write(report)
      return report.verdict.status
    } catch let errors as InputErrors {
      throw ProjectErrors(errors, project: project, at: context.absolute(project))
    } catch let error as KeptFolderError {
      throw UsageError("\(error)", in: Self.self)
    }
  }
}

extension RunCommand {
  private func report(_ request: RunRequest, _ events: RunEvents, in context: CommandContext) async throws -> Report {
    guard let built else {
      return try await HarnessRun(request, environment: context.environment, events: events).report()
    }
    return try await BuiltRun(
      request, built: context.absolute(built), previous: previous.map(context.absolute),
      environment: context.environment, events: events
    ).report()
  }

  /// What is wrong with values that are right one by one.
  private func checkValues(in context: CommandContext) throws(UsageError) {
    var problems: [String] = []
    for (index, list) in languages.enumerated() where languages[..<index].contains(list) {
      problems.append("--languages \(list.argumentText) is there twice; keep one")
    }
    if previous != nil, built == nil {
      problems.append("--previous needs --built PRODUCT, the release that comes after it")
    }
    problems += reportProblems(project: project, reading: [built, previous, base], in: context)
    guard problems.isEmpty else { throw UsageError(command: Self.name, problems: problems) }
  }
}

extension RunCommand {
  private func request(in context: CommandContext) async throws -> RunRequest {
    var request = RunRequest(project: context.absolute(project), jobs: jobs.count)
    request.scenarios = scenarios
    request.products = products
    request.messages = messages
    request.languages = languages.map(\.languages)
    request.shard = shard?.shard ?? .whole
    request.profile = profile
    request.base = try base.map { try BaseEvidence.read($0, in: context) }
    request.failOn = failOn?.severity
    request.keepDevice = keepDevice.map(context.absolute)
    request.executables = executables.map(context.absolute)
    request.limits = LaunchLimits(time: .seconds(timeLimit.seconds))
    request.today = await CalendarToday.text(given: today, for: project, in: context)
    return request
  }
}
