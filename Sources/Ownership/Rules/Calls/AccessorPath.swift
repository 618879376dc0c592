import CallSites
import Findings
import OwnershipManifest

/// `Bundle(for:)` in code that is linked into the product: it gives the product's main bundle.
package enum AccessorPath: ProjectRule {
  package static let description = RuleDescription(
    id: "accessor-path", title: "an accessor does not lead to the owner's bundle",
    reason: "The class is part of the app or extension that links it, so its bundle is the main bundle, where the key "
      + "is not: people see the key.",
    firing: AskedBundleExamples.binary, silent: AskedBundleExamples.binaryOfFramework)

  /// One finding for each class.
  package static func drafts(in facts: CheckFacts) -> [Draft] {
    var seen: Set<String> = []
    return facts.releasedLookUps.compactMap { lookUp -> Draft? in
      guard case .type(let name) = lookUp.lookUp.bundle, let place = missed(lookUp),
        seen.insert("\(place.owner) \(name)").inserted, let owner = facts.manifest.owner(place.owner)
      else { return nil }
      return facts.draft(
        description, owner: owner, key: name,
        message: "Bundle(for: \(name).self) is the main bundle, because \(place.owner) is linked into the product; its "
          + "tables lie in \(owner.bundle), so \"\(place.key)\" is not found",
        remedy: "use the module's own bundle: bundle: .module in a package, #bundle elsewhere", place: lookUp.place)
    }
  }

  private static func missed(_ lookUp: JudgedLookUp) -> KeyPlace? {
    for answer in lookUp.answers where answer.asked?.isMain == true {
      if case .inOtherBundle(let place) = answer.outcome, place.owner == lookUp.owner { return place }
    }
    return nil
  }
}
