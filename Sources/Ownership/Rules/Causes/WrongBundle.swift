import Findings
import HostEvidence
import InstalledProducts
import OwnershipManifest

/// The look-up asked a bundle that is not the declared owner's.
package enum WrongBundle: CauseRule {
  package static let description = RuleDescription(
    id: "wrong-bundle",
    title: "the look-up asked a bundle that is not the owner's",
    reason: "Code in a package that names no bundle asks the main bundle of whatever process runs it, which has other "
      + "tables, or other text under the same key.",
    firing: BundleExamples.wrongBundle, silent: BundleExamples.embedded)

  package static func cause(of observation: JudgedObservation) -> Draft? {
    guard let asked = observation.asked, !asked.owners.contains(observation.owner.name) else { return nil }
    let record = observation.record
    let place = record.asked == "." ? "its main bundle" : "the bundle \"\(record.asked)\""
    let shown = record.outcome == .key ? "the key \"\(record.value ?? "")\"" : "\"\(record.value ?? "")\""
    return observation.draft(
      description,
      message: "\(observation.product.name) shows \(shown) in \(observation.language): the code asks \(place) for "
        + "\"\(record.key)\", which belongs to \(observation.owner.name) in \"\(observation.owner.bundle)\"",
      remedy: BundleSpelling.remedy(for: observation)
        ?? "pass the owner's bundle (`bundle: .module` inside the package) or go through its accessor")
  }
}
