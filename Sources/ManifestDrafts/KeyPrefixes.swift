import Ownership
import OwnershipManifest

/// The prefixes of identifier keys that only one owner uses.
struct KeyPrefixes: Sendable {
  /// Owner → prefix → how many of its keys have it.
  private var counts: [String: [String: Int]] = [:]
  private var totals: [String: Int] = [:]

  init(of tables: [CheckedTable]) {
    for table in tables where table.name != "InfoPlist" {
      for entry in table.entries where entry.style == .identifier && !entry.isOfInterface {
        totals[table.owner.name, default: 0] += 1
        guard let dot = entry.key.firstIndex(where: { ".:/".contains($0) }) else { continue }
        counts[table.owner.name, default: [:]][String(entry.key[...dot]), default: 0] += 1
      }
    }
  }

  /// Those that no other owner has a key with, if together they are on nearly all of the owner's identifier keys.
  func prefixes(of owner: String) -> Guess<[String]> {
    guard let own = counts[owner], let total = totals[owner], total >= 3 else { return Guess([]) }
    let others = Set(counts.filter { $0.key != owner }.flatMap(\.value.keys))
    let exclusive = own.filter { !others.contains($0.key) }
    let covered = exclusive.values.reduce(0, +)
    guard covered == total, exclusive.count <= 8 else { return Guess([]) }
    let sorted = exclusive.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return Guess(sorted, because: "all \(total) identifier keys begin so, and no other owner's do")
  }
}
