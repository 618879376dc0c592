import Findings
import HostEvidence
import InstalledProducts
import LocalizationRuntime
import OwnershipManifest

/// Nothing is compiled for the source language, and the process chose it.
package enum SourceLanguageHasNoTable: CauseRule {
  package static let description = RuleDescription(
    id: "source-language-has-no-table",
    title: "nothing is compiled for the source language",
    reason: "The development region is always offered, but a catalog without explicit source values gives it no "
      + "table: identifier keys are shown raw to the readers of the source language.",
    firing: TableExamples.sourceWithoutTable, silent: TableExamples.present)

  package static func cause(of observation: JudgedObservation) -> Draft? {
    guard observation.isMiss, let asked = observation.asked, let searched = observation.searched,
      searched.chosen == nil, let chosen = observation.choice?.searchList.first
    else { return nil }
    let region = asked.description.developmentRegion ?? observation.languages.developmentRegion
    let others = languages(with: observation.record.table, in: asked)
    // Without a value in any language the keys are English, whatever language was chosen.
    let isSourceOnly =
      others.isEmpty
      ? observation.isKeyOfOwner && !observation.wantsRequiredTranslation
      : LanguageIdentity(chosen) == LanguageIdentity(region)
    guard isSourceOnly else { return nil }
    let isReadable = observation.record.outcome == .default || KeyStyle(of: observation.record.key) == .prose
    let isHarmless = isReadable && (!observation.wantsRequiredTranslation || observation.isWordless)
    let reader = isHarmless || !isReadable ? "" : " to a reader of \(observation.userLanguages.joined(separator: ", "))"
    return observation.tableDraft(
      description, severity: isHarmless ? .note : .error,
      message: "\(observation.product.name) shows \(isReadable ? "source text from the code" : "raw keys") of "
        + "\(observation.owner.name) in \(region)\(reader): "
        + reason(others, table: observation.record.table, region: region),
      remedy: remedy(for: observation, region: region, isHarmless: isHarmless, others: others),
      place: observation.place)
  }

  private static func reason(_ others: [String], table: String, region: String) -> String {
    others.isEmpty
      ? "no key of table \(table) has an explicit value in \(region), so keys are shown"
      : "table \(table) exists only in \(others.joined(separator: ", "))"
  }

  private static func remedy(
    for observation: JudgedObservation, region: String, isHarmless: Bool, others: [String]
  ) -> String {
    let explicit = "give each key an explicit value in \(region), or look it up with `defaultValue:`"
    if isHarmless {
      return others.isEmpty ? "none where the keys are what people should read; else \(explicit)" : explicit
    }
    guard observation.wantsRequiredTranslation else { return explicit }
    return "add table \(observation.record.table) in \(observation.language) to \(observation.owner.name)"
  }

  private static func languages(with table: String, in bundle: InstalledBundle) -> [String] {
    let places = Set(bundle.tables.strings.keys).union(bundle.tables.stringsDicts.keys)
    return places.filter { $0.table == table }.map(\.localization).sorted()
  }
}
