/// An exception of `owner.duplicate-key` that is about the copies.
package struct DuplicateApproval: Sendable, Hashable {
  package var reason: String
  package var approvedBy: String
  /// `YYYY-MM-DD`, the last good day; nil for `never`.
  package var expires: String?
  /// Whether that day is over.
  package var isExpired: Bool
}
