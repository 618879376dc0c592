import Findings
import HostEvidence
import InstalledProducts
import LocalizationRuntime
import OwnershipManifest
import StringCatalogs

/// The plural form that a number needs is absent.
package enum PluralCategoryMissing: CauseRule {
  package static let description = RuleDescription(
    id: "plural-category-missing",
    title: "the plural form that a number needs is absent",
    reason: "There is no way from one form to another: readers of a language with four forms get `other` where the "
      + "translator gave two.",
    firing: PluralExamples.missing, silent: PluralExamples.complete)

  package static func cause(of observation: JudgedObservation) -> Draft? {
    guard let facts = observation.plurals else { return nil }
    guard let missing = facts.selections.lazy.compactMap({ missing($0, observation.record, facts) }).first else {
      return unvaried(observation, facts)
    }
    return observation.draft(
      description,
      message: "\(observation.product.name) shows \"\(observation.record.value ?? "")\" in \(observation.language): "
        + "\(missing.number) needs the form \(missing.category.rawValue), and the "
        + "\(LanguageNames.name(of: facts.tableLanguage)) text has only \(missing.forms.map(\.rawValue).listed(upTo: 6))",
      remedy: "add the form \(missing.category.rawValue) for \(facts.tableLanguage)")
  }

  private static func missing(
    _ selection: PluralSelection, _ record: ObservationRecord, _ facts: PluralFacts
  ) -> (number: String, category: PluralCategory, forms: [PluralCategory])? {
    guard let number = PluralFacts.number(of: selection, in: record),
      !(number == .integer(0) && selection.forms.contains(.zero)),
      let needed = PluralFacts.neededCategory(of: number, in: facts.tableLanguage), !selection.forms.contains(needed)
    else { return nil }
    let shown =
      switch number {
      case .integer(let value): "\(value)"
      case .double(let value): "\(value)"
      }
    return (shown, needed, selection.forms)
  }

  /// One text for every number, where the development language varies by number.
  private static func unvaried(_ observation: JudgedObservation, _ facts: PluralFacts) -> Draft? {
    let record = observation.record
    guard facts.selections.isEmpty, record.file?.hasSuffix(".strings") ?? false, let asked = observation.asked,
      case .entries(let source) = asked.tables.stringsDict(
        record.table, localization: observation.languages.developmentRegion),
      source[record.key]?.variables.isEmpty == false, PluralFacts.everyday(in: facts.tableLanguage).count > 1,
      let count = record.arguments.lazy.compactMap(\.count).first,
      let needed = PluralFacts.neededCategory(of: .integer(count), in: facts.tableLanguage), needed != .other
    else { return nil }
    return observation.draft(
      description,
      message: "\(observation.product.name) shows \"\(record.value ?? "")\" in \(observation.language): \(count) needs "
        + "the form \(needed.rawValue), and \(facts.tableLanguage) has one text for every number",
      remedy: "vary the \(facts.tableLanguage) value by plural, as the source does")
  }
}

extension MessageArgument {
  fileprivate var count: Int? {
    if case .integer(let value) = self { value } else { nil }
  }
}
