import Findings
import OwnershipManifest

/// Others ask for an owner's keys, because the owner offers nothing else.
package enum OwnerWithoutAccessor: ProjectRule {
  package static let description = RuleDescription(
    id: "owner.without-accessor", title: "an owner that others use offers no accessor", severity: .note,
    reason: "Every consumer has to know key, table and bundle, and none hears of it when one of them changes.",
    firing: AskedBundleExamples.withoutAccessor, silent: AskedBundleExamples.throughAccessor)

  package static func drafts(in facts: CheckFacts) -> [Draft] {
    let uses = uses(facts)
    return facts.manifest.owners.compactMap { owner -> Draft? in
      guard let (first, count) = uses[owner.name], !BypassedAccessor.offersAccessors(owner, facts) else { return nil }
      return facts.draft(
        description, owner: owner,
        message:
          "\(count) look-up\(count == 1 ? "" : "s") outside of \(owner.name) know its keys: it offers no accessor",
        remedy: "give \(owner.name) public functions or LocalizedStringResource members for what others show, and name "
          + "them in \"accessors\"",
        place: first.place)
    }
  }

  /// The first look-up that knows a key of another's, and how many do, by the name of the key's owner.
  private static func uses(_ facts: CheckFacts) -> [String: (first: JudgedLookUp, count: Int)] {
    var uses: [String: (first: JudgedLookUp, count: Int)] = [:]
    for lookUp in facts.releasedLookUps {
      let foreign = lookUp.found.filter { BypassedAccessor.isForeign($0, lookUp, facts) }
      for owner in Set(foreign.map(\.owner)) {
        uses[owner] = (uses[owner]?.first ?? lookUp, (uses[owner]?.count ?? 0) + 1)
      }
    }
    return uses
  }
}
