package import Findings

/// What a table holds for one key in one language, taken apart into leaves.
package struct CheckedLocalization: Sendable {
  /// As it is spelled in the file, or the `.lproj` folder's name; empty for a legacy table outside any.
  package var language: String
  /// Where the language's member stands; of a legacy table the entry.
  package var place: SourcePlace
  /// Every text that a look-up may end at, in file order.
  package var leaves: [CheckedLeaf]
  /// Named parts of the text that vary by an argument of their own, in file order; their forms are leaves too.
  package var substitutions: [CheckedSubstitution]
  /// The phrases of an App Shortcut; nil for everything else.
  package var phrases: [String]?

  package init(
    language: String, place: SourcePlace, leaves: [CheckedLeaf] = [], substitutions: [CheckedSubstitution] = [],
    phrases: [String]? = nil
  ) {
    self.language = language
    self.place = place
    self.leaves = leaves
    self.substitutions = substitutions
    self.phrases = phrases
  }
}
