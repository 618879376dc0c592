import Findings
import HostEvidence
import OwnershipManifest

/// A language list that an earlier release wrote is still read.
package enum OverrideLeftover: RunRule {
  package static let description = RuleDescription(
    id: "override-leftover", title: "a language list that an earlier release wrote is still read",
    severity: .warning,
    reason: "A release that froze the language in its own preferences keeps every later one in it, against the "
      + "user's settings.")

  package static func drafts(in judgement: Judgement) -> [Draft] {
    judgement.cells.compactMap { device, launch, cell in
      guard launch.wasUpgraded, let record = cell.record, record.languagesFrom == .app,
        launch.appLanguages[cell.product] != record.languages
      else { return nil }
      return Draft(
        description, product: cell.product, language: record.languages.first,
        message: "\(cell.product) reads the list \(record.languages.joined(separator: ", ")), which an earlier "
          + "release left in its preferences; the device asks for \(launch.deviceLanguages.joined(separator: ", "))",
        remedy: "remove the list once at first launch of the new release, unless the user chose it in Settings",
        cells: [cell.id], place: judgement.facts.manifest.product(cell.product)?.place,
        reproduce: Judgement.replay(device, product: cell.product))
    }
  }
}
