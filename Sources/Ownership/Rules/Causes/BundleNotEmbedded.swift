import Findings
import HostEvidence
import InstalledProducts
import OwnershipManifest

/// A product lacks the owner's resource bundle.
package enum BundleNotEmbedded: CauseRule {
  package static let description = RuleDescription(
    id: "bundle-not-embedded",
    title: "a product lacks the owner's resource bundle",
    reason: "Each app and each extension needs a copy of its own, or a path to one: without it every text of the owner "
      + "is missing there, or the process stops.",
    firing: BundleExamples.notEmbedded + NamedBundleExamples.missing,
    silent: BundleExamples.embedded + NamedBundleExamples.there)

  package static func cause(of observation: JudgedObservation) -> Draft? {
    guard isMissing(observation) else { return nil }
    let name = observation.product.name
    let elsewhere = otherFolder(for: observation).map { "; one of that name lies at \"\($0)\"" } ?? ""
    let fallback =
      observation.record.asked.hasPrefix("outside:")
      ? "; it works here only because the build folder still has one" : ""
    return observation.bundleDraft(
      description,
      message: "\(name) has no bundle \"\(observation.record.asked)\" of \(observation.owner.name)\(elsewhere)"
        + fallback,
      remedy: "link the owner into \(name) so that its resource bundle is copied there, and list it in `embeds`",
      place: observation.product.place)
  }

  /// Whether the asked bundle is not there, or the owner's tables were never put into this product.
  static func isMissing(_ observation: JudgedObservation) -> Bool {
    if observation.record.outcome == .noBundle { return true }
    guard !observation.product.holds(observation.owner) else { return false }
    let asked = observation.record.asked
    if asked == "." { return observation.owner.bundle == "." && asksForOwner(observation) }
    return asked == observation.owner.bundle || asked.hasPrefix("outside:")
  }

  /// Whether the main bundle was asked as the owner's: code that names no bundle asks a wrong one instead.
  private static func asksForOwner(_ observation: JudgedObservation) -> Bool {
    observation.product.executable == nil && observation.observation.planned.asks == .owner
  }

  /// The path of a bundle in this product whose path is the asked one but for case, `-`/`_` and suffix.
  static func otherSpelling(for observation: JudgedObservation) -> String? {
    let asked = BundleSpelling(observation.record.asked)
    return bundlePaths(of: observation).first { $0 != observation.record.asked && BundleSpelling($0) == asked }
  }

  /// The path of a bundle in this product that has the asked name but lies in another folder.
  private static func otherFolder(for observation: JudgedObservation) -> String? {
    let asked = BundleSpelling(observation.record.asked).name
    return bundlePaths(of: observation).first { BundleSpelling($0).name == asked }
  }

  private static func bundlePaths(of observation: JudgedObservation) -> [String] {
    let product = observation.release.product(observation.product.name)
    return (product?.bundles ?? []).map(\.path).filter { $0 != "." }
  }
}
