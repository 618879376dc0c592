/// Who accepted a finding, and for how long: what an exception of a manifest says besides its reason.
package struct Approval: Sendable, Hashable {
  package var approvedBy: String
  /// The last good day, `YYYY-MM-DD`; nil where it is for ever.
  package var expires: String?

  package init(approvedBy: String, expires: String?) {
    self.approvedBy = approvedBy
    self.expires = expires
  }

  /// `approved by maps team, until 2027-03-31`.
  package var words: String { "approved by \(approvedBy), \(expires.map { "until \($0)" } ?? "for ever")" }
}
