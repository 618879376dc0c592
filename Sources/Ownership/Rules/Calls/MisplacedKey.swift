import CallSites
import Findings
import OwnershipManifest

/// Keys that only one other module asks for.
package enum MisplacedKey: ProjectRule {
  package static let description = RuleDescription(
    id: "owner.misplaced", title: "keys that only another module uses", severity: .note,
    reason: "Whoever changes the screen has to change a module that does not use the text, and its bundle goes into "
      + "every product for nothing.",
    firing: AskedBundleExamples.misplaced, silent: AskedBundleExamples.throughAccessor)

  /// One finding for each owner and the module that uses its keys.
  package static func drafts(in facts: CheckFacts) -> [Draft] {
    var users: [KeyPlace: Set<String?>] = [:]
    for lookUp in facts.releasedLookUps {
      for place in lookUp.found { users[place, default: []].insert(user(lookUp, place)) }
    }
    var moved: [String: [KeyPlace]] = [:]
    for (place, modules) in users {
      guard modules.count == 1, let user = modules.first ?? nil, user != place.owner, facts.isShared(place.owner),
        facts.modules.contains(where: { $0.owner == place.owner }), !isNamed(place.key, facts.files(of: place.owner))
      else { continue }
      moved["\(place.owner)\n\(user)", default: []].append(place)
    }
    return moved.flatMap { pair, places in draft(pair, places, facts).map { [$0] } ?? [] }
  }

  /// Who asks for the key; through an accessor the owner itself does.
  private static func user(_ lookUp: JudgedLookUp, _ place: KeyPlace) -> String? {
    if case .accessor = lookUp.lookUp.api { place.owner } else { lookUp.owner }
  }

  /// Whether the owner's own code has the key as a text.
  private static func isNamed(_ key: String, _ files: [ScannedFile]) -> Bool {
    files.contains { $0.names.literals.contains(key) }
  }

  private static func draft(_ pair: String, _ places: [KeyPlace], _ facts: CheckFacts) -> Draft? {
    let names = pair.split(separator: "\n").map(String.init)
    guard names.count == 2, let owner = facts.manifest.owner(names[0]),
      let first = places.map(\.key).min(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    else { return nil }
    let count = places.count
    return facts.draft(
      description, owner: owner, key: count == 1 ? first : nil,
      message: "\(count == 1 ? "\"\(first)\" of \(names[0]) is" : "\(count) keys of \(names[0]) are") asked for by "
        + "\(names[1]) alone\(count == 1 ? "" : ", \"\(first)\" among them")",
      remedy: "move \(count == 1 ? "it" : "them") to \(names[1]), or let \(names[0]) offer an accessor")
  }
}
