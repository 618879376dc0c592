import Findings
import HostEvidence
import OwnershipManifest

/// The code names a bundle that the product has under another spelling.
package enum BundleNameMismatch: CauseRule {
  package static let description = RuleDescription(
    id: "bundle-name-mismatch",
    title: "the code names a bundle that the product has under another spelling",
    reason: "Build tools name one resource bundle differently (`.bundle`, `.resources`, `-` or `_`): the hard-coded "
      + "name then finds nothing.",
    firing: BundleExamples.nameMismatch, silent: BundleExamples.embedded)

  package static func cause(of observation: JudgedObservation) -> Draft? {
    guard BundleNotEmbedded.isMissing(observation),
      let other = BundleNotEmbedded.otherSpelling(for: observation)
    else { return nil }
    return observation.bundleDraft(
      description,
      message: "\(observation.product.name) asks the bundle \"\(observation.record.asked)\", which it has not; it has "
        + "\"\(other)\", spelled differently",
      remedy: "ask through the owner's own accessor, or use the spelling \"\(other)\"")
  }
}
