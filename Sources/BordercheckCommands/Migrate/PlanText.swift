import Migration
import Reports

/// What a new plan says, for a terminal.
struct PlanText {
  private let plan: MigrationPlan
  private let file: String
  private let project: String

  init(_ plan: MigrationPlan, file: String, project: String) {
    self.plan = plan
    self.file = file
    self.project = project
  }

  var text: String {
    ([heading, ""] + messages + open + edits + byHand + next).map { $0 + "\n" }.joined()
  }

  private var heading: String {
    let count = plan.messages.count
    let from = plan.messages.allSatisfy({ $0.key == $0.newKey }) ? " from \(plan.from.joined(separator: ", "))" : ""
    return "\(count) message\(count == 1 ? "" : "s")\(from) to table \(plan.table) of \(plan.to), nothing changed yet"
  }

  private var messages: [String] {
    plan.messages.prefix(20).map { message in
      let name = message.key == message.newKey ? shown(message.key) : "\(shown(message.key)) → \(shown(message.newKey))"
      let languages = message.parts.filter(\.isLocalization).count
      let missing =
        message.missingLanguages.isEmpty ? "" : ", without \(message.missingLanguages.joined(separator: ", "))"
      return "  \(name): \(message.copies.map(\.owner).joined(separator: ", ")); \(languages) "
        + "language\(languages == 1 ? "" : "s")\(missing)"
    } + more(plan.messages.count - 20)
  }

  private var open: [String] {
    let parts = plan.openParts
    guard !parts.isEmpty else { return ["", "to decide: nothing"] }
    return ["", "to decide (\(parts.count)), write \"use\" in the plan:"]
      + parts.prefix(20).map { open in
        let choices = open.part.choices.map { "\($0.owners.joined(separator: ", ")) \(PartWords($0.value).text)" }
        let kind = open.part.difference.map { " (\($0.rawValue))" } ?? ""
        return "  \(shown(open.key)), \(open.part.name)\(kind): \(choices.joined(separator: " | "))"
      } + more(parts.count - 20)
  }

  private var edits: [String] {
    guard !plan.edits.isEmpty else { return ["", "edits: none"] }
    return ["", "edits (\(plan.edits.count)):"]
      + plan.edits.prefix(10).flatMap { edit in
        ["  \(edit.file):\(edit.line)"] + edit.was.prefix(4).map { "    - \(shown($0))" }
          + edit.becomes.prefix(4).map { "    + \(shown($0))" }
      } + more(plan.edits.count - 10)
  }

  private var byHand: [String] {
    plan.byHand.isEmpty ? [] : ["", "by hand (\(plan.byHand.count)):"] + plan.byHand.map { "  \(shown($0))" }
  }

  private var next: [String] {
    let project = self.project == "." ? [] : ["--project", self.project]
    return [
      "", "next: read \(shown(file)), then " + ShellCommand.text(["bordercheck", "migrate", "apply", file] + project),
    ]
  }

  private func more(_ count: Int) -> [String] { count > 0 ? ["  … and \(count) more"] : [] }

  private func shown(_ text: String) -> String { VisibleText(text).plain }

}
