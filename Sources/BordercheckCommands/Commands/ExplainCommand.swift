package import CommandLayer
import HarnessRun
import Ownership
import OwnershipManifest
import PositionedJSON
import ProductInspection

/// `bordercheck explain KEY --product P --languages LIST`: one look-up step by step; a rule, or a finding of evidence.
package struct ExplainCommand: Command {
  var key: String?
  var rule: String?
  var owner: String?
  var table: String?
  var product: String?
  var languages: ReaderLanguages?
  var arguments: MessageArguments?
  var scenario: String?
  var project: String?
  var built: String?
  var evidence: String?
  var color = ColorChoice.auto

  package static let name = "explain"
  package static let summary =
    "Explains one look-up step by step: why this value and no other, and the smallest change that would alter it; or a rule, or a finding of evidence."
  package static let example =
    "explain trip.title --product TripWidget --languages de-AT,en --project SampleProducts"
  package static let arguments: [Argument<Self>] = [
    .optionalPositional(
      "KEY", into: \.key, help: "key of the message, as the code has it; with --evidence, the id of a finding"),
    .optional(
      "product", value: "NAME", into: \.product, group: .selection, help: "the product that looks it up"),
    .optional(
      "languages", value: "LIST", into: \.languages, group: .selection,
      help: "the languages that its process reads, best first"),
    .optional(
      "owner", value: "NAME", into: \.owner, group: .selection,
      help: "whose message it is; needed where several owners have the key, or none"),
    .optional("table", value: "NAME", into: \.table, group: .selection, help: "the table, if not that of the message"),
    .optional(
      "arguments", value: "LIST", into: \.arguments, group: .selection,
      help: "arguments with commas between them, such as 5 or 3,Anna, instead of those of the manifest"),
    .optional(
      "scenario", value: "NAME", into: \.scenario, group: .selection,
      help: "take region, idiom and behaviour of the device from this scenario"),
    .optional(
      "built", value: "PRODUCT", into: \.built, group: .input, completion: .files([]),
      help: "explain the look-up in this built product instead of what the manifest puts together"),
    .optional(
      "project", value: "DIR", into: \.project, group: .input, completion: .folders,
      help: "folder with bordercheck.json, or the path of that file"),
    .optional(
      "evidence", value: "FILE", into: \.evidence, group: .input, completion: .files(["jsonl"]),
      help: "explain a finding of this evidence instead, from the file alone"),
    .optional(
      "rule", value: "ID", into: \.rule, group: .selection,
      completion: .words(RuleRegistry.all.map { $0.description.id }),
      help: "explain this rule instead: its reason, where it speaks, and where it must not; with * for any run of "
        + "characters, list the rules"),
    .option("color", value: "WHEN", into: \.color, help: "colours on the terminal"),
  ]
  package static let statuses: [ExitStatus] = [.clean, .incomplete, .usage]

  package init() {}

  package func run(in context: CommandContext) async throws -> ExitStatus {
    let isColored = color.isOn(context.output, environment: context.environment)
    if let evidence { return try explainFinding(of: evidence, in: context, isColored: isColored) }
    if let rule { return try explain(rule: rule, in: context, isColored: isColored) }
    do {
      let explanation = try await explanation(await request(in: context), in: context)
      let text = ExplanationText(explanation, width: context.output.columns ?? 100, isColored: isColored)
      context.output.write(text.text)
      return .clean
    } catch let errors as InputErrors {
      throw ProjectErrors(errors, project: project ?? ".", at: context.absolute(project ?? "."))
    }
  }

  private func explanation(_ request: ExplainRequest, in context: CommandContext) async throws -> Explanation {
    guard let built else { return try await LookUpExplanation(request).explanation() }
    return try await BuiltExplanation(
      request, built: context.absolute(built), project: project.map(context.absolute),
      environment: context.environment
    ).explanation()
  }

  private func explain(rule id: String, in context: CommandContext, isColored: Bool) throws -> ExitStatus {
    guard key == nil, product == nil, languages == nil else {
      throw UsageError("'--rule' explains a rule, and takes neither KEY nor a look-up's options", in: Self.self)
    }
    let width = context.output.columns ?? 100
    if let rule = RuleRegistry.rule(id) {
      context.output.write(RuleText(rule.description, width: width, isColored: isColored).text)
      return .clean
    }
    let known = RuleRegistry.all.map { $0.description }
    let rules = known.filter { Glob(id).matches($0.id) }
    guard !rules.isEmpty else {
      let hint = NameSuggestion.hint(for: id, in: known.map(\.id))
      throw UsageError("unknown rule '\(id)'\(hint); --rule '*' lists all", in: Self.self)
    }
    context.output.write(RuleListText(rules, width: width, isColored: isColored).text)
    return .clean
  }

  private func request(in context: CommandContext) async throws(UsageError) -> ExplainRequest {
    let missing = [
      key == nil ? "missing KEY: key of the message, as the code has it" : nil,
      product == nil ? "missing --product NAME: the product that looks it up" : nil,
      languages == nil ? "missing --languages LIST: the languages that its process reads, best first" : nil,
    ].compactMap { $0 }
    guard let key, let product, let languages else { throw UsageError(command: Self.name, problems: missing) }
    var request = ExplainRequest(
      project: context.absolute(project ?? "."), key: key, product: product, languages: languages.languages)
    request.owner = owner
    request.table = table
    request.arguments = arguments?.arguments
    request.scenario = scenario
    request.today = await CalendarToday.text(given: nil, for: project ?? ".", in: context)
    return request
  }
}
