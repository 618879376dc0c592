import Findings
import HostEvidence
import OwnershipManifest

/// The bundle that served lies outside the installed product.
package enum BundleOutsideProduct: CauseRule {
  package static let description = RuleDescription(
    id: "bundle-outside-product",
    title: "the bundle lies outside the installed product",
    reason: "A generated accessor falls back to the build folder: it works on the machine that built it and nowhere "
      + "else.")

  package static func cause(of observation: JudgedObservation) -> Draft? {
    guard observation.record.asked.hasPrefix("outside:") else { return nil }
    let name = observation.record.asked.dropFirst("outside:".count)
    return observation.bundleDraft(
      description,
      message: "\(observation.product.name) reads \(observation.owner.name) from \"\(name)\" outside the installed "
        + "product: on another device there is nothing",
      remedy: BundleSpelling.remedy(for: observation)
        ?? "put the bundle where the accessor looks first, beside the executable, and check `bundle` of the owner",
      place: observation.product.place)
  }
}
