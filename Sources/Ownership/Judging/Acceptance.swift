package import Findings
package import OwnershipManifest

/// What makes a finding count for nothing.
package struct Acceptance: Sendable, Hashable {
  package var reason: String
  /// Nil for a comment in code, whose author the repository knows.
  package var approval: Approval?

  package init(reason: String, approval: Approval? = nil) {
    self.reason = reason
    self.approval = approval
  }

  package init(_ exception: RuleException) {
    self.init(
      reason: exception.reason, approval: Approval(approvedBy: exception.approvedBy, expires: exception.expires))
  }

  /// The order in which one of several speaks for a finding.
  static func precedes(_ left: Self, _ right: Self) -> Bool {
    left.parts.lexicographicallyPrecedes(right.parts) { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private var parts: [String] { [reason, approval?.approvedBy ?? "", approval?.expires ?? ""] }
}
