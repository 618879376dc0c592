import Findings
import LocalizationRuntime

/// A plural has a form that no number selects in its language.
package enum PluralUselessCategory: TableRule {
  package static let description = RuleDescription(
    id: "plural.useless-category", title: "a plural form that no number selects", severity: .note,
    reason: "It is translated and kept up to date for nobody.", firing: PluralFormExamples.useless,
    silent: PluralFormExamples.zero)

  package static func drafts(in table: CheckedTable) -> [Draft] {
    table.pluralSets.compactMap { set in
      guard let language = PluralLanguage.of(table.language(of: set.localization)) else { return nil }
      // An exact 0 takes the form `zero` in every language.
      let useless = set.forms.filter { form in
        guard let category = form.category else { return true }
        return category != .zero && !language.all.contains(category) && !isOfOlderSystems(category, set, table)
      }
      guard let first = useless.first else { return nil }
      return table.draft(
        description, set,
        message: "\(table.readers(of: set.localization)) never see "
          + "\(useless.map { "'\($0.name)'" }.joined(separator: ", ")) of \(set.noun): no number selects it there",
        remedy: "remove the form", place: first.leaf.place)
    }
  }

  /// Hebrew had `many` until CLDR 42: systems from before still select it.
  private static func isOfOlderSystems(_ category: PluralCategory, _ set: PluralSet, _ table: CheckedTable) -> Bool {
    category == .many && LanguageIdentity(table.language(of: set.localization)).language == "he"
  }
}
