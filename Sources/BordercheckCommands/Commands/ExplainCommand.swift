package import CommandLayer
import HarnessRun
import PositionedJSON

/// `bordercheck explain KEY --product P --languages LIST`: one look-up step by step.
package struct ExplainCommand: Command {
  var key = ""
  var owner: String?
  var table: String?
  var product = ""
  var languages = ReaderLanguages()
  var arguments: MessageArguments?
  var scenario: String?
  var project = "."
  var color = ColorChoice.auto

  package static let name = "explain"
  package static let summary =
    "Explains one look-up step by step: why this value and no other, and the smallest change that would alter it."
  package static let example =
    "explain trip.title --product TripWidget --languages de-AT,en --project SampleProducts"
  package static let arguments: [Argument<Self>] = [
    .positional("KEY", into: \.key, help: "key of the message, as the code has it"),
    .option(
      "product", value: "NAME", into: \.product, group: .selection, isRequired: true,
      help: "the product that looks it up"),
    .option(
      "languages", value: "LIST", into: \.languages, group: .selection, isRequired: true,
      help: "the languages that its process reads, best first"),
    .optional(
      "owner", value: "NAME", into: \.owner, group: .selection,
      help: "whose message it is; needed where several owners have the key, or none"),
    .optional("table", value: "NAME", into: \.table, group: .selection, help: "the table, if not that of the message"),
    .optional(
      "arguments", value: "LIST", into: \.arguments, group: .selection,
      help: "arguments with commas between them, such as 5 or 3,Anna, instead of the first of the manifest"),
    .optional(
      "scenario", value: "NAME", into: \.scenario, group: .selection,
      help: "take region, idiom and behaviour of the device from this scenario"),
    .option(
      "project", value: "DIR", into: \.project, group: .input, completion: .folders,
      help: "folder with bordercheck.json, or the path of that file"),
    .option("color", value: "WHEN", into: \.color, help: "colours on the terminal"),
  ]
  package static let statuses: [ExitStatus] = [.clean, .incomplete, .usage]

  package init() {}

  package func run(in context: CommandContext) async throws -> ExitStatus {
    do {
      let explanation = try LookUpExplanation(request(in: context)).explanation()
      let isColored = color.isOn(context.output, environment: context.environment)
      let text = ExplanationText(explanation, width: context.output.columns ?? 100, isColored: isColored)
      context.output.write(text.text)
      return .clean
    } catch let errors as InputErrors {
      throw ProjectErrors(errors, project: project, at: context.absolute(project))
    }
  }

  private func request(in context: CommandContext) -> ExplainRequest {
    var request = ExplainRequest(
      project: context.absolute(project), key: key, product: product, languages: languages.languages)
    request.owner = owner
    request.table = table
    request.arguments = arguments?.arguments
    request.scenario = scenario
    request.today = CalendarToday.text
    return request
  }
}
