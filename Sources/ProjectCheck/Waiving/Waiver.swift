package import Findings
import PositionedJSON

/// One finding with everything that a manifest has to say to accept it.
package struct Waiver: Sendable, Hashable {
  package var finding: Finding
  package var reason: String
  package var approval: Approval
  /// The text that the exception is pinned to.
  package var value: String?

  package init(_ finding: Finding, reason: String, approval: Approval, value: String? = nil) {
    self.finding = finding
    self.reason = reason
    self.approval = approval
    self.value = value
  }

  /// The members of the exception, in the order of the manifest's documentation.
  var members: [JSONFragment.Member] {
    let members: [(String, String?)] = [
      ("rule", finding.rule), ("product", finding.product), ("owner", finding.owner), ("table", finding.table),
      ("key", finding.key), ("language", finding.language), ("value", value), ("reason", reason),
      ("approvedBy", approval.approvedBy), ("expires", approval.expires ?? "never"),
    ]
    return members.compactMap { name, text in text.map { JSONFragment.Member(name, .string($0)) } }
  }
}
