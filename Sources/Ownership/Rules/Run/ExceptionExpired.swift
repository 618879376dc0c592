import Findings
import OwnershipManifest

/// An exception whose last good day is over.
package enum ExceptionExpired: RunRule {
  package static let description = RuleDescription(
    id: "exception-expired", title: "an exception has expired",
    reason: "An exception was accepted for a time; what it hid counts again.")

  /// Expired exceptions are found while exceptions are matched.
  package static func drafts(in judgement: Judgement) -> [Draft] { [] }

  static func draft(about exception: RuleException) -> Draft {
    exception.draft(
      description, "expired on \(exception.expires ?? "") (approved by \(exception.approvedBy))",
      remedy: "fix what it accepts, or approve it anew with a later day")
  }
}

extension RuleException {
  /// A draft about the exception itself.
  func draft(_ description: RuleDescription, _ what: String, remedy: String) -> Draft {
    Draft(
      description, product: product, owner: owner, table: table, key: key, language: language,
      message: "the exception of \(rule) with reason \"\(reason)\" \(what)", remedy: remedy, place: place)
  }
}
