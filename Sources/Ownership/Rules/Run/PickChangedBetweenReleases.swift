import Findings
import HostEvidence
import OwnershipManifest

/// A product picks another language after an upgrade, for the same lists.
package enum PickChangedBetweenReleases: RunRule {
  package static let description = RuleDescription(
    id: "pick-changed-between-releases", title: "an upgrade changes the language, for the same list",
    severity: .warning,
    reason: "A localization that was added or lost moves people to another language whom nobody had in mind.",
    firing: UpgradeExamples.pickChanged, silent: UpgradeExamples.same)

  package static func drafts(in judgement: Judgement) -> [Draft] {
    judgement.upgrades.flatMap { device, before, after in
      after.cells.compactMap { cell in
        guard let now = cell.record, let then = before.cell(of: cell.product)?.record,
          now.languages == then.languages, let new = now.searchList.first, let old = then.searchList.first,
          LanguageIdentity(new) != LanguageIdentity(old)
        else { return nil }
        return Draft(
          description, product: cell.product, language: now.languages.first,
          message: "\(cell.product) was in \(LanguageNames.name(of: old)) and is in \(LanguageNames.name(of: new)) "
            + "after the upgrade, for a reader of \(now.languages.joined(separator: ", "))",
          remedy: "compare the localizations that the two releases claim; keep the old one if its readers are meant "
            + "to have it",
          cells: [cell.id], place: judgement.facts.manifest.product(cell.product)?.place,
          reproduce: Judgement.replay(device, product: cell.product))
      }
    }
  }
}
