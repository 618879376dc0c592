import Findings
import HarnessRun
import HostEvidence
import InstalledProducts
import LocalizationRuntime
import Reports

/// An explanation in words: what is shown, numbered steps that lead to it, what is unsure, and what would change it.
struct ExplanationText {
  private let explanation: Explanation
  private let width: Int
  private let style: TextStyle

  init(_ explanation: Explanation, width: Int, isColored: Bool) {
    self.explanation = explanation
    self.width = min(max(width, 60), 100)
    style = TextStyle(isColored: isColored)
  }

  /// Ends with a line end.
  var text: String {
    (heading + standIn + [""] + steps + findings + [""] + change).map { "\($0)\n" }.joined()
  }
}

extension ExplanationText {
  private var heading: [String] {
    let planned = explanation.planned
    let arguments = planned.arguments.isEmpty ? "" : " with \(Self.list(planned.arguments))"
    let languages = explanation.cell.languages.joined(separator: ", ")
    let asked =
      "\"\(planned.key)\"\(arguments), table \(planned.table) of \(planned.owner), in \(planned.product) for a reader of \(languages)"
    return lines(style: .strong, asked) + lines("shown: \(Self.shown(explanation.message))")
  }

  /// Says what an explanation of a process is worth.
  private var standIn: [String] {
    guard let executable = explanation.executable else { return [] }
    let planned = explanation.planned
    let message = ShellCommand.text(["--product", planned.product, "--message", "\(planned.owner)/\(planned.key)"])
    return lines(
      "\(planned.product) runs as \(executable), whose code decides how it asks: this is simulated from the manifest and the installed bundles, and `bordercheck run \(message)` launches it"
    )
  }

  /// What a person reads, and what that is.
  private static func shown(_ message: ResolvedMessage?) -> String {
    guard let message else { return "nothing, because the bundle that the code asks is not there" }
    switch message.outcome {
    case .key: return "“\(message.value)”, the key itself"
    case .default: return "“\(message.value)”, the default of the call"
    default: return "“\(message.value)”" + (message.file.map { ", from \($0)" } ?? "")
    }
  }

  static func list(_ arguments: [MessageArgument]) -> String {
    arguments.map { argument in
      switch argument {
      case .integer(let integer): String(integer)
      case .double(let double): String(double)
      case .string(let text): "\"\(text)\""
      }
    }
    .joined(separator: ", ")
  }

  private var steps: [String] {
    LookUpSteps(explanation).steps.enumerated().flatMap { number, step in
      let indent = "    "
      let sentence = VisibleText(step.sentence).prose.lines(within: width - indent.count)
      let head = "\(number + 1).".filled(to: 4) + (sentence.first ?? "")
      return [head] + sentence.dropFirst().map { indent + $0 } + step.details.map { detail(indent + "  ", $0) }
    }
  }

  private func detail(_ indent: String, _ detail: LookUpSteps.Detail) -> String {
    let text = indent + VisibleText(detail.text).text(within: width - indent.count)
    return detail.isServing ? style(text, .good) : style(text, .faint)
  }

  private var findings: [String] {
    guard let finding = explanation.finding else { return [] }
    let sentence = "a run reports: \(finding.severity.rawValue) \(finding.rule): \(finding.message)"
    if let reason = finding.exception {
      return [""] + lines("accepted: \(reason) (\(finding.rule): \(finding.message))")
    }
    let fix = finding.remedy.isEmpty ? [] : lines("fix: \(finding.remedy)")
    return [""] + lines(style: .careful, sentence) + fix + (finding.place.map { lines("at: \($0.text)") } ?? [])
  }

  /// What would have to be another way for another outcome.
  private var change: [String] {
    guard let change = explanation.change else {
      let fix = explanation.finding == nil ? "" : "; what the fix above asks for takes more than one"
      return lines("smallest change: no single one that was tried alters what is shown\(fix)")
    }
    let shown = change.value.map { "“\($0)”" } ?? "the text that is written there"
    let what =
      switch change.outcome {
      case .key: "\(shown), the key itself,"
      case .default: "\(shown), the default of the call,"
      default: shown
      }
    let source = change.value == nil ? "" : change.file.map { ", from \($0)" } ?? ""
    let isRight = explanation.message?.outcome == .value && explanation.finding == nil
    let lead = isRight ? "nothing is wrong here; the smallest change that alters it" : "smallest change"
    return lines(style: .strong, "\(lead): \(change.action); then \(what) would be shown\(source)")
  }

  private func lines(style tone: TextStyle.Tone? = nil, _ text: String) -> [String] {
    let folded = VisibleText(text).prose.lines(within: width - 2)
    return folded.enumerated().map { index, line in
      let indented = index == 0 ? line : "  " + line
      return tone.map { style(indented, $0) } ?? indented
    }
  }
}
