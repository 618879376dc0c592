package import HostEvidence

/// A change of the project, and what one look-up would then show.
package struct OutcomeChange: Sendable, Hashable {
  /// What a person would do: a command, lower case, without a full stop.
  package var action: String
  package var outcome: Outcome
  /// What would be shown; nil where that is whatever text is added.
  package var value: String?
  /// The file that would serve it.
  package var file: String?
}
