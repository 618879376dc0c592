import Findings
import HostEvidence
import OwnershipManifest

/// A value after an upgrade differs from that of a clean install.
package enum ResultDependsOnContainer: RunRule {
  package static let description = RuleDescription(
    id: "result-depends-on-container", title: "after an upgrade a value differs from that of a clean install",
    reason: "Something that the earlier release left on the device decides what people read; testers with fresh "
      + "devices never see it.")

  package static func drafts(in judgement: Judgement) -> [Draft] {
    judgement.observations.compactMap { observation, cause in
      guard cause == nil, let clean = observation.observation.clean, clean.value != observation.record.value else {
        return nil
      }
      return observation.draft(
        description,
        message: "\(observation.product.name) shows \"\(observation.record.value ?? "")\" for "
          + "\"\(observation.record.key)\" after the upgrade and \"\(clean.value ?? "")\" after a clean install, "
          + "for a reader of \(observation.userLanguages.joined(separator: ", "))",
        remedy: "find what the earlier release left in the container (preferences, caches) and migrate or drop it")
    }
  }
}
