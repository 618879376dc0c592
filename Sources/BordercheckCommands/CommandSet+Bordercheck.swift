package import CommandLayer
import HostEvidence

extension CommandSet {
  /// The tool.
  package static let bordercheck = CommandSet(
    tool: "bordercheck", version: ToolVersion.current,
    summary:
      "Checks localization where products meet: installs an app and its extensions on a simulated device, launches them in every language of a matrix, and says which message came from which bundle, table and localization.",
    commands: [
      BaselineCommand.self,
      CheckCommand.self,
      CompileCommand.self,
      CompletionsCommand.self,
      ConvertCommand.self,
      DiffCommand.self,
      DuplicatesCommand.self,
      ExplainCommand.self,
      GenerateTestsCommand.self,
      HelpCommand.self,
      InitCommand.self,
      InspectCommand.self,
      JudgeCommand.self,
      LanguageCommand.self,
      ManCommand.self,
      MergeCommand.self,
      MigrateCommand.self,
      OwnersCommand.self,
      ReportCommand.self,
      RunCommand.self,
      SchemaCommand.self,
      WaiveCommand.self,
    ])
}
