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
      searched.chosen == nil, let chosen = observation.choice?.searchList.first,
      let region = asked.description.developmentRegion, LanguageIdentity(chosen) == LanguageIdentity(region)
    else { return nil }
    let others = languages(with: observation.record.table, in: asked)
    guard !others.isEmpty else { return nil }
    let isHarmless = observation.record.outcome == .default || KeyStyle(of: observation.record.key) == .prose
    return observation.tableDraft(
      description, severity: isHarmless ? .note : .error,
      message: "\(observation.product.name) shows \(isHarmless ? "source text from the code" : "raw keys") of "
        + "\(observation.owner.name) in \(region): table \(observation.record.table) exists only in "
        + others.joined(separator: ", "),
      remedy: "give each key an explicit value in \(region), or look it up with `defaultValue:`",
      place: observation.place)
  }

  private static func languages(with table: String, in bundle: InstalledBundle) -> [String] {
    let places = Set(bundle.tables.strings.keys).union(bundle.tables.stringsDicts.keys)
    return places.filter { $0.table == table }.map(\.localization).sorted()
  }
}
