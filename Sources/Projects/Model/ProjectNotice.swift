package import Findings

/// Something in a project's files that could not be read or understood.
package struct ProjectNotice: Sendable, Hashable {
  package enum Weight: Sendable, Hashable {
    /// The file is unreadable: nothing of it is known, and a verdict without it would be worth nothing (status 2).
    case unreadable
    /// A part depends on what only a build knows (a condition, a variable, code); what it may be is kept as "may be".
    case uncertain
    /// Worth a word, and no reason to doubt which files a target has.
    case remark
  }

  package var weight: Weight
  package var place: SourcePlace
  /// What is wrong, what was expected, and what to do.
  package var message: String

  package init(_ weight: Weight, at place: SourcePlace, _ message: String) {
    self.weight = weight
    self.place = place
    self.message = message
  }
}
