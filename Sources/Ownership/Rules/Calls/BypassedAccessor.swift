import CallSites
import Findings
import OwnershipManifest

/// Code outside an owner asks for the owner's key itself, although the owner offers accessors.
package enum BypassedAccessor: ProjectRule {
  package static let description = RuleDescription(
    id: "raw-lookup-bypasses-accessor", title: "another module's key is asked for past its accessors",
    reason: "The owner may rename the key or move its table, and nobody knows that this code then shows the raw key.",
    firing: AskedBundleExamples.bypassed, silent: AskedBundleExamples.throughAccessor)

  package static func drafts(in facts: CheckFacts) -> [Draft] {
    facts.releasedLookUps.flatMap { lookUp -> [Draft] in
      lookUp.found.compactMap { place -> Draft? in
        guard isForeign(place, lookUp, facts), let owner = facts.manifest.owner(place.owner),
          offersAccessors(owner, facts)
        else { return nil }
        return facts.draft(
          description, severity: isOffered(lookUp) ? .warning : nil, about: lookUp, owner: place.owner, key: place.key,
          message:
            "code \(lookUp.owner.map { "of \($0)" } ?? "of a product") asks for \"\(place.key)\" of \(place.owner) "
            + "by its key, past \(means(owner))",
          remedy: "use \(means(owner)), and add one there if it is missing; \"access\": \"bundle\" allows keys")
      }
    }
  }

  /// Whether the bundle is a constant that the owner shows to others: a way that it offers.
  private static func isOffered(_ lookUp: JudgedLookUp) -> Bool {
    if case .named = lookUp.lookUp.bundle { true } else { false }
  }

  /// A key of a shared owner that the code of another asks for itself.
  static func isForeign(_ place: KeyPlace, _ lookUp: JudgedLookUp, _ facts: CheckFacts) -> Bool {
    guard place.owner != lookUp.owner, facts.isShared(place.owner), let owner = facts.manifest.owner(place.owner),
      owner.access != .bundle, facts.modules.contains(where: { $0.owner == place.owner })
    else { return false }
    if case .accessor = lookUp.lookUp.api { return false }
    return true
  }

  /// Whether others can ask otherwise: the manifest or the code names a way.
  static func offersAccessors(_ owner: Owner, _ facts: CheckFacts) -> Bool {
    if !owner.accessors.isEmpty { return true }
    return facts.files(of: owner.name).contains { file in
      file.declarations.contains { $0.kind == .resource || $0.kind == .accessor && owner.access == .accessor }
    }
  }

  private static func means(_ owner: Owner) -> String {
    if let first = owner.accessors.first { return "the accessors of \(owner.name) (\(first))" }
    return owner.access == .resource ? "the resources of \(owner.name)" : "the accessors of \(owner.name)"
  }
}
