import Findings
import OwnershipManifest

/// Others ask for an owner's keys, because the owner offers nothing else.
package enum OwnerWithoutAccessor: ProjectRule {
  package static let description = RuleDescription(
    id: "owner.without-accessor", title: "an owner that others use offers no accessor", severity: .note,
    reason: "Every consumer has to know key, table and bundle, and none hears of it when one of them changes.",
    firing: AskedBundleExamples.withoutAccessor, silent: AskedBundleExamples.throughAccessor)

  package static func drafts(in facts: CheckFacts) -> [Draft] {
    facts.manifest.owners.compactMap { owner -> Draft? in
      guard !BypassedAccessor.offersAccessors(owner, facts) else { return nil }
      let uses = facts.releasedLookUps.filter { lookUp in
        lookUp.found.contains { $0.owner == owner.name && BypassedAccessor.isForeign($0, lookUp, facts) }
      }
      guard let first = uses.first else { return nil }
      return facts.draft(
        description, owner: owner,
        message:
          "\(uses.count) look-up\(uses.count == 1 ? "" : "s") outside of \(owner.name) know its keys: it offers no "
          + "accessor",
        remedy: "give \(owner.name) public functions or LocalizedStringResource members for what others show, and name "
          + "them in \"accessors\"",
        place: first.place)
    }
  }
}
