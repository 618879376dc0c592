import CallSites
import OwnershipManifest

/// Judges what is asked through a helper whose bundle syntax does not show: one that follows the language that people
/// choose in the app, or that takes the app's bundle in an extension.
///
/// Where most of the keys that the helper is given lie in tables of the project, its bundle is one of theirs, and a key
/// that no table has at all is missing whichever it is.
struct HelperEvidence {
  private let keys: KeyIndex
  private let owners: [String]

  init(_ keys: KeyIndex, _ manifest: Manifest) {
    self.keys = keys
    owners = manifest.owners.map(\.name)
  }

  func decided(_ lookUps: [JudgedLookUp]) -> [JudgedLookUp] {
    var hits: [String: Int] = [:]
    var misses: [String: [Int]] = [:]
    for (index, lookUp) in lookUps.enumerated() {
      guard let helper = helper(of: lookUp), let table = lookUp.lookUp.table.name else { continue }
      if isAnywhere(lookUp.lookUp.key, table) {
        hits[helper, default: 0] += 1
      } else if isName(lookUp.lookUp.key), owners.contains(where: { keys.hasTable(table, $0) }) {
        misses[helper, default: []].append(index)
      }
    }
    var decided = lookUps
    for (helper, indices) in misses where hits[helper, default: 0] > indices.count {
      for index in indices { decided[index] = lookUps[index].deciding(.nowhere) }
    }
    return decided
  }

  /// The helper of a look-up of which nothing is known in any product.
  private func helper(of lookUp: JudgedLookUp) -> String? {
    guard case .accessor(let name) = lookUp.lookUp.api, !lookUp.answers.isEmpty,
      lookUp.answers.allSatisfy({ $0.asked == nil && $0.outcome == .unknown })
    else { return nil }
    return name
  }

  private func isAnywhere(_ key: KeyText, _ table: String) -> Bool {
    owners.contains {
      keys.place(of: key, in: table, of: $0) != nil || keys.place(of: key, besides: table, of: $0) != nil
    }
  }

  /// Only plain keys that are names: text may be shown as it is.
  private func isName(_ key: KeyText) -> Bool {
    guard case .literal(let text) = key, KeyStyle(of: text) == .identifier else { return false }
    return text.dropFirst().dropLast().contains { "._".contains($0) }
  }
}
