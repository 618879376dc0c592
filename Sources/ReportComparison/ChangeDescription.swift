package import Findings

/// What a class of changes is called, and what it means for a release.
package struct ChangeDescription: Sendable, Hashable {
  /// Which way users are affected.
  package enum Direction: String, Sendable, Hashable, CaseIterable {
    case worse
    case better
    case neutral
  }

  /// What the first line of a comparison counts it as.
  package enum Tally: String, Sendable, Hashable, CaseIterable {
    case added
    case removed
    case changed
    case none
  }

  /// Kebab-case; never changes once released.
  package var id: String
  /// What happened, as a phrase.
  package var title: String
  /// Why somebody who releases cares.
  package var reason: String
  /// Of a change that does not say otherwise.
  package var severity: Severity
  package var direction: Direction
  package var tally: Tally

  package init(
    id: String, title: String, reason: String, severity: Severity, direction: Direction, tally: Tally = .none
  ) {
    self.id = id
    self.title = title
    self.reason = reason
    self.severity = severity
    self.direction = direction
    self.tally = tally
  }
}
