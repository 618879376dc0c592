/// What is proposed for a key, and why.
package struct DuplicateProposal: Sendable, Hashable {
  package var proposed: DuplicateClass
  /// A clause in words, without a full stop.
  package var reason: String
  /// The owner that would keep the message; nil where nothing names one.
  package var owner: String?

  package init(_ proposed: DuplicateClass, _ reason: String, owner: String? = nil) {
    self.proposed = proposed
    self.reason = reason
    self.owner = owner
  }
}
