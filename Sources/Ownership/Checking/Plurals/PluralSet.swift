package import Findings
package import LocalizationRuntime

/// The plural forms of one text, or of one substitution in it, in one language.
package struct PluralSet: Sendable {
  package var entry: CheckedEntry
  package var localization: CheckedLocalization
  /// The way to the forms, without the categories.
  package var path: [CheckedLeaf.Step]
  /// In file order; each with what it reads.
  package var forms: [Form]
  /// The substitution that varies; nil where the whole text does.
  package var substitution: CheckedSubstitution?
  /// The argument that is counted, 1-based; nil where nothing says it.
  package var position: Int?
  /// What is counted; nil where nothing says it.
  package var number: ValueType.Class?
  /// True where the text around a substitution prints the number, so that the forms need not.
  package var isPrintedOutside = false

  package struct Form: Sendable {
    package var name: String
    package var leaf: CheckedLeaf
    package var arguments: ArgumentMap

    /// Nil for a name that is no category.
    package var category: PluralCategory? { PluralCategory(rawValue: name) }
    package var hasCount: Bool { leaf.specifiers.specifiers.contains { $0.kind == .count } }
  }

  package func form(_ name: String) -> Form? { forms.first { $0.name == name } }

  /// Whether a form shows the number that it is chosen by.
  package func prints(_ form: Form) -> Bool {
    if form.hasCount { return true }
    guard let position else { return form.arguments.uses.contains { $0.type?.valueClass.isNumeric ?? false } }
    return form.arguments.positions.contains(position)
  }

  /// Where the forms begin.
  package var place: SourcePlace { forms.first?.leaf.place ?? localization.place }
}
