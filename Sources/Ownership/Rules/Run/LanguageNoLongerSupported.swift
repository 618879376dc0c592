import Findings
import HostEvidence
import LocalizationRuntime
import OwnershipManifest

/// The language that a user chose for the app is offered no more after an upgrade.
package enum LanguageNoLongerSupported: RunRule {
  package static let description = RuleDescription(
    id: "language-no-longer-supported", title: "a language that a user chose for the app is gone after an upgrade",
    reason: "Settings keeps the user's choice; the app no longer offers it and falls to another language.",
    firing: UpgradeExamples.languageGone, silent: UpgradeExamples.languageKept)

  package static func drafts(in judgement: Judgement) -> [Draft] {
    judgement.upgrades.flatMap { device, before, after in
      after.cells.compactMap { cell in
        guard let record = cell.record, record.languagesFrom == .app, matches(record, cell) == nil,
          let earlier = before.cell(of: cell.product), let old = earlier.record, matches(old, earlier) != nil
        else { return nil }
        let shown = LanguageNames.name(of: record.searchList.first ?? "")
        return Draft(
          description, product: cell.product, language: record.languages.first,
          message:
            "\(cell.product) is in \(shown) for a user who chose \(record.languages.map(LanguageNames.name).joined(separator: ", ")) "
            + "for it: this release does not offer that language any more",
          remedy: "keep the localization, or move the choice at first launch", cells: [cell.id],
          place: judgement.facts.manifest.product(cell.product)?.place,
          reproduce: Judgement.replay(device, product: cell.product))
      }
    }
  }

  private static func matches(_ record: CellRecord, _ cell: PlayedCell) -> String? {
    guard let choice = cell.choices.first(where: { $0.bundle == "." }) else { return nil }
    return LanguageMatching.matches(preferences: record.languages, available: choice.offers).first
  }
}
