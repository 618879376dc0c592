package import CommandLayer
import PositionedJSON
import ProjectCheck

/// `bordercheck language LANG [PROJECT]`: what a new language still needs, and with `--add` the edits that are safe.
package struct LanguageCommand: Command {
  var language = AppleLanguage()
  var project = "."
  var projectGraph: String?
  var adds = false
  var color = ColorChoice.auto

  package static let name = "language"
  package static let summary =
    "Says what a language still needs: lists in the manifest, Info.plist files and Xcode projects, and texts."
  package static let example = "language pt-BR SampleProducts"
  package static let arguments: [Argument<Self>] = [
    .positional("LANG", into: \.language, help: "the language as Apple writes it, such as pt-BR"),
    .positional(
      "PROJECT", into: \.project, isRequired: false, completion: .folders,
      help: "folder with bordercheck.json, or the path of that file"),
    .projectGraph(into: \.projectGraph),
    .flag("add", into: \.adds, help: "add the language where languages are listed, and say each change"),
    .option("color", value: "WHEN", into: \.color, help: "colours on the terminal"),
  ]
  package static let statuses: [ExitStatus] = [.clean, .findings, .incomplete, .usage]

  package init() {}

  package func run(in context: CommandContext) async throws -> ExitStatus {
    do {
      var checklist = try checklist(in: context)
      var outcome: ChecklistEditing.Outcome?
      if adds, checklist.unreadable.isEmpty {
        let folder = ProjectFolder.path(of: context.absolute(project))
        outcome = try ChecklistEditing(checklist, folder: folder).apply()
        checklist = try self.checklist(in: context)
      }
      write(checklist, outcome, in: context)
      if !checklist.unreadable.isEmpty { return .incomplete }
      return checklist.missing.isEmpty ? .clean : .findings
    } catch let errors as InputErrors {
      throw ProjectErrors(errors, project: project, at: context.absolute(project))
    }
  }

  private func checklist(in context: CommandContext) throws(InputErrors) -> LanguageChecklist {
    let graph = projectGraph.map(context.absolute)
    return try LanguageChecklist.read(language.tag, project: context.absolute(project), graph: graph)
  }

  private func write(
    _ checklist: LanguageChecklist, _ outcome: ChecklistEditing.Outcome?, in context: CommandContext
  ) {
    context.messages.write(checklist.unreadable.map { "error: \($0)\n" }.joined())
    let isColored = color.isOn(context.output, environment: context.environment)
    let text = ChecklistText(
      checklist, outcome: outcome, width: context.output.columns ?? 100, isColored: isColored)
    context.output.write(text.text)
  }
}
