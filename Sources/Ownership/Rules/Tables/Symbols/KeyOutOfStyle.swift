import Findings
import OwnershipManifest

/// A key does not match its owner's pattern.
package enum KeyOutOfStyle: TableRule {
  package static let description = RuleDescription(
    id: "key.style", title: "a key that does not match its owner's pattern", severity: .warning,
    reason: "Keys of one style are found by whoever looks for them, and are told from sentences that slipped in. It "
      + "speaks for owners with a \"keyStyle\" in the manifest.",
    firing: KeyStyleExamples.otherwise, silent: KeyStyleExamples.inStyle)

  /// A key may have arguments besides what the pattern says; keys of the system's and of Interface Builder are theirs.
  package static func drafts(in table: CheckedTable) -> [Draft] {
    guard let pattern = table.owner.keyStyle, !table.isSystemTable else { return [] }
    let entries = table.entries.filter {
      $0.isCovered && !$0.isOfInterface && SpecifierFreeText($0.key).hasLetters
    }
    let names = Dictionary(entries.map { ($0.key, name(of: $0.key)) }) { first, _ in first }
    let open = Set(pattern.mismatches(in: entries.map(\.key)))
    let mismatches = Set(pattern.mismatches(in: open.compactMap { names[$0] }))
    return entries.filter { open.contains($0.key) && names[$0.key].map(mismatches.contains) == true }.map { entry in
      table.draft(
        description, about: entry,
        message: "\(entry.key.quoted) does not match the keys of \(table.owner.name): \(pattern.text)",
        remedy: "rename the key where it is looked up and here, or widen the owner's \"keyStyle\"")
    }
  }

  /// The key without its arguments and the white space before them.
  private static func name(of key: String) -> String {
    SpecifierFreeText(key).pieces.joined().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
