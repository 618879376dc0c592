/// How the form of one plural variable was chosen.
package struct PluralSelection: Sendable, Hashable {
  /// Name of the variable in its entry.
  package var variable: String
  /// 1-based number of the argument that it counts.
  package var argument: Int
  /// The locale whose plural rules were asked; empty for the root rules.
  package var locale: String
  /// What the plural rules answer, or `zero` where an explicit zero form took an integer zero.
  package var category: PluralCategory
  /// The form that is shown; nil where the rule has none that fits, and `(null)` is shown.
  package var served: PluralCategory?
  /// The forms that the rule has, in CLDR's order.
  package var forms: [PluralCategory]

  /// Whether the rule has no form of the category that was needed.
  package var isFormMissing: Bool { served != category }

  /// The forms that no number reaches with these plural rules.
  ///
  /// `zero` and `one` are reached in every language by the integers 0 and 1 (where the rules' own category has no
  /// form), and `other` is what everything falls to.
  package var unreachableForms: [PluralCategory] {
    let reached = PluralCategory.all(locale: locale).union([.zero, .one, .other])
    return forms.filter { !reached.contains($0) }
  }
}
