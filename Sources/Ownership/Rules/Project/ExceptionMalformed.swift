import CallSites
import Findings
import PositionedJSON

/// A comment in code that is to accept something and does not say what, or why.
package enum ExceptionMalformed: ProjectRule {
  package static let description = RuleDescription(
    id: "exception-malformed", title: "a comment is to accept a finding and is written wrongly", severity: .warning,
    reason: "It accepts nothing, and nobody who reads the code sees that.",
    firing: ExceptionExamples.malformed, silent: ExceptionExamples.wellFormed)

  private static let expected = "// bordercheck:allow RULE reason"

  package static func drafts(in facts: CheckFacts) -> [Draft] {
    AllowedLine.all(in: facts).compactMap { line in
      problem(with: line.comment).map { line.draft(description, $0, remedy: "write `\(expected)`, or remove it") }
    }
  }

  /// What is wrong with a comment; nil for a good one.
  static func problem(with comment: AllowComment) -> String? {
    if comment.command != "allow" {
      return comment.command.isEmpty
        ? "it says nothing right behind the colon" : "\"\(comment.command)\" is nothing that a comment can ask for"
    }
    if comment.rule.isEmpty { return "it names no rule" }
    guard RuleNames.all.contains(comment.rule) else {
      let meant = NameSuggestion.closest(to: comment.rule, in: RuleNames.all)
      return "there is no rule \"\(comment.rule)\"" + (meant.map { "; did you mean \"\($0)\"?" } ?? "")
    }
    if RuleNames.aboutAcceptance.contains(comment.rule) {
      return "\(comment.rule) is about what accepts findings, and nothing accepts it"
    }
    return comment.reason.contains { $0.isLetter || $0.isNumber } ? nil : "it gives no reason"
  }
}
