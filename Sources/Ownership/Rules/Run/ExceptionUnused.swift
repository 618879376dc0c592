import CallSites
import Findings
import OwnershipManifest

/// An exception, or a comment in code, that accepted nothing in a whole run or check.
package enum ExceptionUnused: RunRule, ProjectRule {
  package static let description = RuleDescription(
    id: "exception-unused", title: "an exception matches nothing", severity: .warning,
    reason: "What it accepted is gone; left in place, it would hide the same defect when it comes back.",
    firing: ExceptionExamples.unused, silent: ExceptionExamples.used)

  /// Unused exceptions are found while exceptions are matched.
  package static func drafts(in judgement: Judgement) -> [Draft] { [] }
  package static func drafts(in facts: CheckFacts) -> [Draft] { [] }

  static func draft(about exception: RuleException) -> Draft {
    exception.draft(description, "matched nothing", remedy: "remove it")
  }

  /// - Parameter shown: what is shown instead of the text that the exception is pinned to.
  static func draft(about exception: RuleException, shown: String?) -> Draft {
    let pinned = "is pinned to \"\(exception.value ?? "")\""
    guard let shown else {
      return exception.draft(
        description, "\(pinned), and what it is about is found without looking at a shown text",
        remedy: "remove its \"value\"")
    }
    return exception.draft(
      description, "\(pinned), and \"\(shown)\" is shown now",
      remedy: "look at the new text; write it as \"value\" if it may stay, else remove the exception")
  }

  static func draft(about comment: AllowedLine) -> Draft {
    let isOfCheck = RuleRegistry.overSources.contains { $0.description.id == comment.comment.rule }
    return comment.draft(
      description,
      isOfCheck
        ? "no finding of \(comment.comment.rule) is in line \(comment.comment.coveredLine), which it is about"
        : "\(comment.comment.rule) is about what products show, and code cannot accept it",
      remedy: isOfCheck
        ? "remove the comment, or move it to the line of the finding"
        : "remove the comment, and accept the finding with `bordercheck waive`")
  }
}
