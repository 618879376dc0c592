internal import Findings
internal import Reports

/// What follows the lines: how many there are of each kind, what answers the open ones, what decides each.
extension ChecklistText {
  func tally(of lines: [ChecklistJudgement]) -> String {
    let passed = lines.count { $0.state == .pass }
    let failed = lines.count { $0.state == .fail }
    return "\(passed) pass, \(failed) fail, \(lines.count - passed - failed) could not be looked at"
  }

  /// What fails a command and stands in no line.
  func besides(_ report: Report) -> [String] {
    let rest = report.findings.filter {
      $0.exception == nil && $0.severity >= .error && !ReleaseChecklist.rules.contains($0.rule)
    }
    guard !rest.isEmpty else { return [] }
    return folded("besides, of rules that no line is about: \(Self.rules(of: rest).joined(separator: "; "))", indent: 2)
  }

  /// The commands that answer what could not be looked at.
  func answers(to lines: [ChecklistJudgement]) -> [String] {
    let open = lines.filter(\.isOpen).map(\.line)
    let answers = [Report.Origin.check, .run].flatMap { command -> [String] in
      let titles = open.filter { $0.commands.first == command }.map(\.title)
      return titles.isEmpty ? [] : folded("to look at \(Self.listed(titles)):", indent: 2) + ["  \(text(of: command))"]
    }
    guard open.contains(ReleaseChecklist.continuousIntegration) else { return answers }
    return answers + ["to look at CI checks: say which project it is with --project DIR"]
  }

  private static func listed(_ titles: [String]) -> String {
    titles.count == 1 ? "“\(titles[0])”" : "\(titles.count) of these lines"
  }

  private func text(of command: Report.Origin) -> String {
    ShellCommand.text(context.invocation.command(["bordercheck", command.rawValue]) + ["--report", "checklist=-"])
  }

  var rules: [String] {
    let lines = ReleaseChecklist.lines.filter { !$0.rules.isEmpty }
    return ["", "decided by"]
      + lines.flatMap { line in
        "\(line.title): \(line.ruleNames.joined(separator: ", "))".lines(within: width - 2, indent: 2).map { "  \($0)" }
      }
  }
}
