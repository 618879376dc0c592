import Findings
import OwnershipManifest

/// An exception whose last good day is near.
package enum ExceptionExpiring: RunRule, ProjectRule {
  package static let description = RuleDescription(
    id: "exception-expiring", title: "an exception is about to expire", severity: .note,
    reason: "What it accepts counts again in less than two weeks: there is still time to fix it, or to ask again.",
    firing: ExceptionExamples.expiring, silent: ExceptionExamples.lasting)

  /// Expiring exceptions are found while exceptions are matched.
  package static func drafts(in judgement: Judgement) -> [Draft] { [] }
  package static func drafts(in facts: CheckFacts) -> [Draft] { [] }

  /// - Parameter daysLeft: 0 on the last good day.
  static func draft(about exception: RuleException, daysLeft: Int) -> Draft {
    let day = exception.expires ?? ""
    let left = daysLeft == 1 ? "tomorrow" : "in \(daysLeft) days"
    return exception.draft(
      description, daysLeft == 0 ? "is good for the last day, \(day)" : "is good until \(day), which is \(left)",
      by: true, remedy: "fix what it accepts, or approve it anew with a later day")
  }
}
