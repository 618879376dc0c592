import Ownership
import OwnershipManifest

/// Keys that stand in more than one owner, for a person to decide on.
enum DuplicateList {
  static let shownLimit = 30

  /// A line for each, such as `Localizable "ok": App, Widget (equal)`, and one that counts the rest.
  static func lines(of tables: [CheckedTable]) -> [String] {
    var holders: [[String]: [(owner: String, entry: CheckedEntry)]] = [:]
    for table in tables where table.name != "InfoPlist" && table.name != "AppShortcuts" {
      for entry in table.entries { holders[[table.name, entry.key], default: []].append((table.owner.name, entry)) }
    }
    let shared = holders.filter { Set($0.value.map(\.owner)).count > 1 }.sorted { left, right in
      left.key.lexicographicallyPrecedes(right.key) { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
    let lines = shared.prefix(shownLimit).map { names, entries in
      let isEqual = Set(entries.map { texts(of: $0.entry) }).count == 1
      let owners = entries.map(\.owner).joined(separator: ", ")
      return "\(names[0]) \"\(visible(names[1]))\": \(owners) (\(isEqual ? "equal" : "different"))"
    }
    let rest = shared.count - lines.count
    return lines + (rest > 0 ? ["… and \(rest) more: bordercheck check --rule owner.duplicate-key"] : [])
  }

  private static func texts(of entry: CheckedEntry) -> [[String]] {
    entry.localizations.map { [$0.language] + $0.leaves.map(\.text) }
  }

  /// A key in one line of a comment.
  private static func visible(_ key: String) -> String {
    let line = String(key.map { $0.isNewline || $0 == "\t" ? " " : $0 })
    return line.count > 60 ? line.prefix(60) + "…" : line
  }
}
