import Findings
import LocalizationRuntime

/// A plural form for several numbers does not print the number.
package enum PluralImpliedNumber: TableRule {
  package static let description = RuleDescription(
    id: "plural.implied-number", title: "a form for several numbers does not show the number", severity: .warning,
    reason: "\"One file\" for `one` is shown for 21 in Russian, and for 0 in French.",
    firing: PluralFormExamples.implied, silent: PluralFormExamples.exact)

  package static func drafts(in table: CheckedTable) -> [Draft] {
    table.pluralSets.compactMap { set in
      guard !set.isPrintedOutside, let language = PluralLanguage.of(table.language(of: set.localization)),
        let other = set.form("other"), let (form, numbers) = implied(in: set, other, language)
      else { return nil }
      let examples = numbers.prefix(3).map(String.init).joined(separator: ", ")
      return table.draft(
        description, set,
        message: "\(table.readers(of: set.localization)) do not see how many there are: the form '\(form.name)' of "
          + "\(set.noun) is shown for \(examples) and has no number",
        remedy: "show the number in the form", place: form.leaf.place)
    }
  }

  /// The first form that hides which of several numbers it is; none where no form shows any.
  private static func implied(
    in set: PluralSet, _ other: PluralSet.Form, _ language: PluralLanguage
  ) -> (PluralSet.Form, [Int])? {
    guard set.forms.contains(where: set.prints) else { return nil }
    let hasZero = set.form("zero") != nil
    for form in set.forms where !form.leaf.text.isEmpty && !set.prints(form) {
      guard let category = form.category, category != .zero else { continue }
      var numbers = language.numbers(of: category, hasZero: hasZero)
      if category == .other, language.all == [.other] {
        // Where a language has one form only, forms of others are left to be shown for their exact numbers.
        numbers = numbers.filter { $0 != 1 || set.form("one") == nil }
      }
      if numbers.count > 1 { return (form, numbers) }
    }
    return nil
  }
}
