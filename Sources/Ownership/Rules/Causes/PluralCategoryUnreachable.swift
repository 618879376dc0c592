import Findings
import HostEvidence
import LocalizationRuntime
import OwnershipManifest

/// The form that a number needs is there, and this formatting locale does not reach it.
package enum PluralCategoryUnreachable: CauseRule {
  package static let description = RuleDescription(
    id: "plural-category-unreachable",
    title: "a plural form is there and out of reach",
    severity: .warning,
    reason: "The category is computed with the locale that formats, not with the language of the text: formatted "
      + "without a locale, Russian has two forms, whatever the table holds.",
    firing: PluralExamples.unreachable, silent: PluralExamples.complete + [PluralExamples.regional])

  package static func cause(of observation: JudgedObservation) -> Draft? {
    // Another region's readers of one language are served by the form that their own rules ask for.
    guard let facts = observation.plurals,
      !LanguageIdentity(facts.formattingLocale).isRelated(to: LanguageIdentity(facts.tableLanguage)),
      let lost = facts.selections.lazy.compactMap({ unreached($0, observation.record, facts) }).first
    else { return nil }
    let locale = facts.formattingLocale == "root" ? "without a locale" : "for \(facts.formattingLocale)"
    return observation.draft(
      description,
      message: "\(observation.product.name) shows \"\(observation.record.value ?? "")\" in \(observation.language): "
        + "the \(LanguageNames.name(of: facts.tableLanguage)) text has the form \(lost.rawValue) for that number, but it "
        + "is formatted \(locale), whose rules do not ask for it",
      remedy: facts.formattingLocale == "root"
        ? "pass the locale: `String(localized:)`, or `String(format:locale:)`"
        : "translate the text into the language that formats it, or pass `locale:` of the text's own language")
  }

  private static func unreached(
    _ selection: PluralSelection, _ record: ObservationRecord, _ facts: PluralFacts
  ) -> PluralCategory? {
    guard let number = PluralFacts.number(of: selection, in: record),
      !(number == .integer(0) && selection.forms.contains(.zero)),
      let needed = PluralFacts.neededCategory(of: number, in: facts.tableLanguage), needed != selection.served,
      selection.forms.contains(needed)
    else { return nil }
    return needed
  }
}
