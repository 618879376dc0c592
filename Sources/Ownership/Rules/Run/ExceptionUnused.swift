import Findings
import OwnershipManifest

/// An exception that matched nothing in a whole run.
package enum ExceptionUnused: RunRule {
  package static let description = RuleDescription(
    id: "exception-unused", title: "an exception matches nothing", severity: .warning,
    reason: "What it accepted is gone; left in place, it would hide the same defect when it comes back.")

  /// Unused exceptions are found while exceptions are matched.
  package static func drafts(in judgement: Judgement) -> [Draft] { [] }

  static func draft(about exception: RuleException) -> Draft {
    exception.draft(description, "matched nothing in this run", remedy: "remove it")
  }
}
