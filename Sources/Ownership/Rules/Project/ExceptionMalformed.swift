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

  /// Comments of one owner are one finding, which tells what is wrong with each.
  package static func drafts(in facts: CheckFacts) -> [Draft] {
    let wrong = AllowedLine.all(in: facts).compactMap { line in problem(with: line.comment).map { (line, $0) } }
    return Dictionary(grouping: wrong) { $0.0.owner }.values.compactMap { comments in
      guard let (first, problem) = comments.first else { return nil }
      return first.draft(
        description, problem + others(comments.dropFirst()), remedy: "write `\(expected)`, or remove it")
    }
  }

  /// Comments that are named besides the first.
  private static let namedLimit = 20

  private static func others(_ comments: some Collection<(AllowedLine, String)>) -> String {
    guard !comments.isEmpty else { return "" }
    let named = comments.prefix(namedLimit).map { "\($0.file):\($0.comment.line): \($1)" }.joined(separator: "; ")
    let rest = comments.count - namedLimit
    return " (nor do others: \(named)\(rest > 0 ? "; and \(rest) more" : ""))"
  }

  /// Everything that is wrong with a comment; nil for a good one.
  static func problem(with comment: AllowComment) -> String? {
    if comment.command != "allow" {
      return comment.command.isEmpty
        ? "it says nothing right behind the colon" : "\"\(comment.command)\" is nothing that a comment can ask for"
    }
    let hasReason = comment.reason.contains { $0.isLetter || $0.isNumber }
    let problems = [problem(withRule: comment.rule), hasReason ? nil : "it gives no reason"].compactMap(\.self)
    return problems.isEmpty ? nil : problems.joined(separator: ", and ")
  }

  private static func problem(withRule rule: String) -> String? {
    if rule.isEmpty { return "it names no rule" }
    guard RuleNames.all.contains(rule) else {
      let meant = NameSuggestion.closest(to: rule, in: RuleNames.all)
      return "there is no rule \"\(rule)\"" + (meant.map { " (did you mean \"\($0)\"?)" } ?? "")
    }
    return RuleNames.aboutAcceptance.contains(rule)
      ? "\(rule) is about what accepts findings, and nothing accepts it" : nil
  }
}
