import CallSites
import Findings
import OwnershipManifest

/// Code composes keys that no declaration tells.
package enum DynamicKey: ProjectRule {
  package static let description = RuleDescription(
    id: "call.dynamic-key", title: "keys that only running code knows", severity: .note,
    reason: "Nobody can tell whether such a key is there, or which keys are unused, unless it is declared.",
    firing: AskedKeyExamples.dynamic, silent: AskedKeyExamples.declaredDynamic)

  /// One finding for each bundle and table that is asked, with the number of places.
  package static func drafts(in facts: CheckFacts) -> [Draft] {
    var seen: [KeyPlace: (first: JudgedLookUp, count: Int)] = [:]
    for lookUp in facts.releasedLookUps where isOne(lookUp.lookUp) {
      guard let owner = owner(of: lookUp), let table = lookUp.lookUp.table.name else { continue }
      guard facts.manifest.owner(owner)?.dynamicKeys.isEmpty ?? false else { continue }
      let place = KeyPlace(owner: owner, table: table, key: "")
      seen[place] = (seen[place]?.first ?? lookUp, (seen[place]?.count ?? 0) + 1)
    }
    return seen.map { place, uses in draft(place, uses.first, count: uses.count, facts) }
  }

  /// A key that is no literal, outside of the helpers whose callers give it.
  static func isOne(_ lookUp: LookUp) -> Bool {
    guard case .dynamic(let written) = lookUp.key, lookUp.api != .nsLocalizedString, !lookUp.context.isHelperBody else {
      return false
    }
    switch lookUp.api {
    case .symbol: return false
    case .string, .attributedString: return !isValue(written)
    default: return true
    }
  }

  /// A name, also one that is called: a resource that holds its key, more likely than a key.
  private static func isValue(_ written: String) -> Bool {
    written.wholeMatch(of: /[\w.]+(\(.*\))?/) != nil
  }

  /// The owner of the bundle that is asked, else that of the code.
  static func owner(of lookUp: JudgedLookUp) -> String? {
    lookUp.answers.lazy.compactMap { $0.asked?.owners.first }.first ?? lookUp.owner
  }

  private static func draft(_ place: KeyPlace, _ first: JudgedLookUp, count: Int, _ facts: CheckFacts) -> Draft {
    let written = if case .dynamic(let text) = first.lookUp.key { text } else { "" }
    return Draft(
      description, owner: place.owner, table: place.table,
      message:
        "\(count) look-up\(count == 1 ? "" : "s") in table \(place.table) of \(place.owner) with a key that only "
        + "running code knows, the first is \(written)",
      remedy: "write the keys out as literals, or list them in the owner's \"dynamicKeys\"", place: first.place)
  }
}
