import Findings
import LocalizationRuntime

/// All forms of a plural read the same.
package enum PluralSameText: TableRule {
  package static let description = RuleDescription(
    id: "plural.same-text", title: "all forms of a plural read the same", severity: .note,
    reason: "Some nouns are like that; more often one form was copied over the others.",
    firing: PluralFormExamples.same, silent: PluralFormExamples.complete)

  package static func drafts(in table: CheckedTable) -> [Draft] {
    table.pluralSets.compactMap { set in
      guard let first = set.forms.first?.leaf.text, set.forms.count > 1, !first.isEmpty,
        set.forms.allSatisfy({ $0.leaf.text == first }),
        let language = PluralLanguage.of(table.language(of: set.localization)), language.integers.count > 1,
        !unvarying.contains(LanguageIdentity(table.language(of: set.localization)).language)
      else { return nil }
      return table.draft(
        description, set,
        message: "\(table.readers(of: set.localization)) see one text for every number: all forms of \(set.noun) read "
          + first.quoted,
        remedy: "write the forms of this language, or accept it if the noun does not change")
    }
  }

  /// Languages in which a noun behind a number stays as it is.
  private static let unvarying: Set<String> = [
    "az", "bn", "fa", "hu", "hy", "ka", "kk", "ky", "tk", "tr", "tt", "ug", "uz",
  ]
}
