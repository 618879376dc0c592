/// What the copies of a key are to each other, as far as the project shows it: a proposal, never a decision.
package enum DuplicateClass: String, Sendable, Hashable, CaseIterable {
  /// Several products or modules ask for it, and the copies mean the same.
  case shared
  /// One owner's copy is asked, and nobody asks for the others.
  case featureOwned = "feature-owned"
  /// Nothing shows what the copies are to each other, so that a person decides.
  case undecided
  /// Each product needs its own copy, which the system reads there.
  case targetOwned = "target-owned"
  /// The copies have one name and say different things, or have it by chance.
  case notTheSame = "not-the-same-message"

  /// Whether somebody has to do something, unless an exception accepts the copies.
  package var isOpen: Bool {
    switch self {
    case .shared, .featureOwned, .undecided: true
    case .targetOwned, .notTheSame: false
    }
  }

  /// What it means, for a heading.
  package var meaning: String {
    switch self {
    case .shared: "several products or modules ask for it, and the copies mean the same"
    case .featureOwned: "one owner's copy is asked, and nobody asks for the others"
    case .undecided: "nothing shows what the copies are to each other; a person decides"
    case .targetOwned: "the system reads it in each product, which needs its own copy"
    case .notTheSame: "one key, and not one message; leave the copies where they are"
    }
  }
}
