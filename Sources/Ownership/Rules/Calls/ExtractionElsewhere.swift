import CallSites
import Findings
import OwnershipManifest
import Projects

/// Keys that Xcode takes from code, where its code is not what asks for them.
package enum ExtractionElsewhere: ProjectRule {
  package static let description = RuleDescription(
    id: "call.extraction-elsewhere", title: "Xcode does not see who uses these keys", severity: .warning,
    reason: "Xcode writes a literal into the catalog of the target that compiles it, and marks what no code of the "
      + "target asks for as stale: the next cleaning deletes translations that are in use.",
    firing: AskedBundleExamples.extractedElsewhere, silent: AskedBundleExamples.extractedHere)

  /// One finding for each table.
  package static func drafts(in facts: CheckFacts) -> [Draft] {
    let members = members(facts)
    let literal = uses(facts, members, isSeen: true)
    let hidden = uses(facts, members, isSeen: false)
    return facts.tables.filter(\.isCatalog).compactMap { table -> Draft? in
      let keys = table.entries.filter { $0.extractionState == nil || $0.extractionState == "extracted_with_value" }
        .map { KeyPlace(owner: table.owner.name, table: table.name, key: $0.key) }
        .filter { hidden[$0] != nil && literal[$0] == nil }
      guard let first = keys.first, let lookUp = hidden[first] else { return nil }
      let count = keys.count
      return table.draft(
        description,
        message:
          "\(count == 1 ? "\"\(first.key)\" is" : "\(count) keys of table \(table.name) are") used only where Xcode "
          + "does not see it for this catalog\(count == 1 ? "" : ", \"\(first.key)\" among them"), and not marked as "
          + "manual: the next build makes \(count == 1 ? "it" : "them") stale",
        remedy: "mark \(count == 1 ? "it" : "them") as manual in the catalog", place: lookUp.place)
    }
  }

  /// Where keys are asked for: by literals that Xcode extracts into the key's own catalog, or in ways it does not.
  private static func uses(_ facts: CheckFacts, _ members: [String: Set<String>], isSeen: Bool) -> [KeyPlace:
    JudgedLookUp]
  {
    var places: [KeyPlace: JudgedLookUp] = [:]
    for lookUp in facts.lookUps {
      for place in lookUp.found where isExtracted(lookUp, place, facts, members) == isSeen && places[place] == nil {
        places[place] = lookUp
      }
    }
    return places
  }

  /// Swift file → the catalogs of the targets that compile it: one catalog may be a member of many targets.
  private static func members(_ facts: CheckFacts) -> [String: Set<String>] {
    var members: [String: Set<String>] = [:]
    for target in facts.declared.targets {
      let catalogs = target.resources.map(\.path).filter { $0.hasSuffix(".xcstrings") }
      guard !catalogs.isEmpty else { continue }
      for source in target.sources { members[source, default: []].formUnion(catalogs) }
    }
    return members
  }

  private static func isExtracted(
    _ lookUp: JudgedLookUp, _ place: KeyPlace, _ facts: CheckFacts, _ members: [String: Set<String>]
  ) -> Bool {
    if case .accessor = lookUp.lookUp.api { return false }
    if lookUp.lookUp.api == .bundleMethod || lookUp.lookUp.api == .notification { return false }
    let files = facts.table(place.table, of: place.owner)?.files ?? []
    if members[lookUp.file].map({ !$0.isDisjoint(with: files) }) == true { return true }
    return lookUp.owner == place.owner || !facts.modules.contains { $0.owner == place.owner }
  }
}
