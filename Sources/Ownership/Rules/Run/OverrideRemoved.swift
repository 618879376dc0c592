import Findings
import OwnershipManifest

/// A product deletes the language choice from its own preferences.
package enum OverrideRemoved: RunRule {
  package static let description = RuleDescription(
    id: "override-removed", title: "a product deletes the user's own language choice", severity: .warning,
    reason: "Settings writes the per-app language into the app's preferences; code that clears it undoes the user's "
      + "choice at the next launch.")

  package static func drafts(in judgement: Judgement) -> [Draft] {
    judgement.cells.compactMap { device, _, cell in
      guard let before = cell.ownLanguagesBefore, cell.ownLanguagesAfter == nil, cell.failure == nil else {
        return nil
      }
      return Draft(
        description, product: cell.product, language: before.first,
        message: "\(cell.product) removed the choice of \(before.joined(separator: ", ")) from its preferences while "
          + "it ran",
        remedy: "leave AppleLanguages alone; Settings owns it", cells: [cell.id],
        place: judgement.facts.manifest.product(cell.product)?.place,
        reproduce: Judgement.replay(device, product: cell.product))
    }
  }
}
