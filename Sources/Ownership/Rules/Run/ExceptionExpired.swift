import Findings
import OwnershipManifest

/// An exception whose last good day is over.
package enum ExceptionExpired: RunRule, ProjectRule {
  package static let description = RuleDescription(
    id: "exception-expired", title: "an exception has expired",
    reason: "An exception was accepted for a time; what it hid counts again.",
    firing: ExceptionExamples.expired, silent: ExceptionExamples.lasting)

  /// Expired exceptions are found while exceptions are matched.
  package static func drafts(in judgement: Judgement) -> [Draft] { [] }
  package static func drafts(in facts: CheckFacts) -> [Draft] { [] }

  static func draft(about exception: RuleException) -> Draft {
    exception.draft(
      description, "expired on \(exception.expires ?? "")", by: true,
      remedy: "fix what it accepts, or approve it anew with a later day")
  }
}

extension RuleException {
  /// A draft about the exception itself.
  ///
  /// - Parameter namesApprover: for who has to be asked again.
  func draft(
    _ description: RuleDescription, _ what: String, by namesApprover: Bool = false, remedy: String
  ) -> Draft {
    let approver = namesApprover ? " (approved by \(approvedBy))" : ""
    return Draft(
      description, product: product, owner: owner, table: table, key: key, language: language,
      message: "the exception of \(rule) with reason \"\(reason)\" \(what)\(approver)", remedy: remedy, place: place)
  }
}
