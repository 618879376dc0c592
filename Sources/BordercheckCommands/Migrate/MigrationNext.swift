import Reports

/// The step of a migration that comes next, as a command.
struct MigrationNext {
  private let plan: String
  private let project: String

  init(_ plan: String, _ project: String) {
    self.plan = plan
    self.project = project
  }

  func line(_ step: String) -> String {
    let words = ["bordercheck", "migrate", step, plan] + (project == "." ? [] : ["--project", project])
    return "next: \(ShellCommand.text(words))\n"
  }
}
