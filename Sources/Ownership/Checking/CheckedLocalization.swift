package import Findings

/// What a table holds for one key in one language, taken apart into leaves.
///
/// It is a class for the same reason as `CheckedEntry`.
package final class CheckedLocalization: Sendable {
  /// As it is spelled in the file, or the `.lproj` folder's name; empty for a legacy table outside any.
  package let language: String
  /// Where the language's member stands; of a legacy table the entry.
  package let place: SourcePlace
  /// Every text that a look-up may end at, in file order.
  package let leaves: [CheckedLeaf]
  /// Named parts of the text that vary by an argument of their own, in file order; their forms are leaves too.
  package let substitutions: [CheckedSubstitution]
  /// The phrases of an App Shortcut; nil for everything else.
  package let phrases: [String]?

  /// Whether it is texts alone that vary by nothing, and in which nothing stands for an argument, as most are.
  let isPlain: Bool
  /// Whether it is one text that is there, translated, and varies by nothing.
  let isPlainlyTranslated: Bool

  package init(
    language: String, place: SourcePlace, leaves: [CheckedLeaf] = [], substitutions: [CheckedSubstitution] = [],
    phrases: [String]? = nil
  ) {
    self.language = language
    self.place = place
    self.leaves = leaves
    self.substitutions = substitutions
    self.phrases = phrases
    isPlain =
      substitutions.isEmpty && phrases == nil && leaves.allSatisfy { $0.path.isEmpty && $0.specifiers.isPlain }
    isPlainlyTranslated =
      phrases == nil && leaves.count == 1
      && leaves.allSatisfy { $0.path.isEmpty && $0.state == "translated" && !$0.text.isEmpty }
  }
}
