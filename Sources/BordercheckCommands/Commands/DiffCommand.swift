package import CommandLayer
import HarnessRun
import PositionedJSON
import ProductInspection
import ReportComparison
import ReportFormats
import Reports

/// `bordercheck diff OLD NEW`: what users see differently between two reports.
package struct DiffCommand: Command {
  var old = ""
  var new = ""
  var project: String?
  var products: [String] = []
  var owners: [String] = []
  var languages: [ReaderLanguages] = []
  var failOn: [DiffFailure] = []
  var jobs = JobCount()
  var targets: [DiffTarget] = []
  var color = ColorChoice.auto

  package static let name = "diff"
  package static let summary =
    "Compares two reports, or two built products: what users see differently, and which findings are new or fixed."
  package static let example = "diff 1.0.jsonl 2.0.jsonl --product TripWidget --languages pl"
  package static let arguments: [Argument<Self>] = [
    .positional(
      "OLD", into: \.old, completion: .files([]),
      help: "an evidence file, a json report, or something built: an .app, .ipa, .xcarchive, …"),
    .positional("NEW", into: \.new, completion: .files([]), help: "what comes after it, in any of these forms"),
    .optional(
      "project", value: "DIR", into: \.project, group: .input, completion: .folders,
      help: "the project that built products are of: its manifest names products and owners"),
    .repeating(
      "product", value: "NAME", into: \.products, group: .selection, help: "compare only what this product shows"),
    .repeating(
      "owner", value: "NAME", into: \.owners, group: .selection, help: "compare only messages of this owner"),
    .repeating(
      "languages", value: "LIST", into: \.languages, group: .selection,
      help: "compare only what readers see whose languages begin so, such as pl or de-AT,en"),
    .repeating(
      "fail-on", value: "WHAT", into: \.failOn, group: .judgement, completion: .words(FailureCriterion.words),
      help:
        "a class of changes, a severity or any: what ends the command with status 1; error where nothing is said"),
    .option("jobs", short: "j", value: "N", into: \.jobs, help: "how many products are played at a time"),
    .repeating(
      "report", value: "FORMAT=PATH", into: \.targets, completion: .words(DiffTarget.completions),
      help: "write the comparison as well: \(DiffFormats.names.joined(separator: ", ")); - is standard output"),
    .option("color", value: "WHEN", into: \.color, help: "colours on the terminal"),
  ]

  package init() {}

  package func run(in context: CommandContext) async throws -> ExitStatus {
    let inputs = [DiffInput(path: old, context: context), DiffInput(path: new, context: context)]
    try checkValues(inputs, in: context)
    let progress = ProgressDisplay(context)
    let sides = await DiffSides(
      old: inputs[0], new: inputs[1], names: DiffNames(old, new), context: context,
      inspecting: inspecting(in: context), events: progress.events)
    do {
      let (old, new) = try await progress.beating { try await sides.read() }
      let selection = try ComparisonSelection(
        products: products, owners: owners, languages: languages.map(\.languages), of: old, new)
      let comparison = try ReportComparison(old, new, selection: selection, failing: failOn.map(\.criterion))
      try write(comparison, in: context)
      return comparison.verdict.status
    } catch let errors as InputErrors {
      throw ProjectErrors(errors, project: project ?? ".", at: context.absolute(project ?? "."))
    }
  }
}

extension DiffCommand {
  private func checkValues(_ inputs: [DiffInput], in context: CommandContext) throws(UsageError) {
    var problems = inputs.compactMap(\.problem)
    if project != nil, !inputs.contains(where: \.isBuilt) {
      problems.append("--project is about something built; a report has its products and owners in it")
    }
    problems += StandardStream.problems(reading: [old, new])
    let files = [old, new].filter { $0 != StandardStream.path }
    problems += ReportPlaces(targets: targets, project: project, reading: files, context: context).problems
    guard problems.isEmpty else { throw UsageError(command: Self.name, problems: problems) }
  }

  private func inspecting(in context: CommandContext) async -> InspectRequest {
    var request = InspectRequest(path: "", jobs: jobs.count)
    request.project = project.map(context.absolute)
    request.languages = languages.map(\.languages)
    request.keepsObservations = true
    request.today = await CalendarToday.text(given: nil, for: project, in: context)
    return request
  }

  /// Prints the comparison for a person, unless a report takes standard output, and writes every file.
  private func write(_ comparison: ReportComparison, in context: CommandContext) throws(CommandError) {
    var rendering = RenderingContext()
    rendering.width = context.output.columns ?? 100
    rendering.invocation = Invocation(tool: context.invocation, project: project == "." ? nil : project)
    for target in targets {
      let bytes = target.format.bytes(of: comparison, in: rendering)
      if target.isStandardOutput {
        context.output.write(String(decoding: bytes, as: UTF8.self))
      } else {
        try WrittenFile.write(bytes, to: target.path, in: context)
      }
    }
    guard !targets.contains(where: \.isStandardOutput) else { return }
    let isColored = color.isOn(context.output, environment: context.environment)
    context.output.write(TextDiff.text(isColored: isColored, in: rendering).text(of: comparison))
  }
}
