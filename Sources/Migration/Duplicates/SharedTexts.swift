import Ownership
import OwnershipManifest

/// Texts that stand under different keys of different owners: no copies of a key, and often two messages.
enum SharedTexts {
  static func count(_ copies: some Sequence<CopyReading>) -> Int {
    var uses: [String: (keys: Set<String>, owners: Set<String>)] = [:]
    for copy in copies where !copy.table.isSystemTable {
      guard let text = copy.generalSource, text.contains(where: \.isLetter) else { continue }
      uses[text, default: ([], [])].keys.insert(copy.entry.key)
      uses[text, default: ([], [])].owners.insert(copy.table.owner.name)
    }
    return uses.values.count { $0.keys.count > 1 && $0.owners.count > 1 }
  }
}
