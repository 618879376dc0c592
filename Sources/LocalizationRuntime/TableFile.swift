package import StringCatalogs

/// One table file of a bundle as a look-up sees it.
package enum TableFile<Entries: Sendable>: Sendable {
  case absent
  /// The file is there and does not parse; the reason is one sentence.
  case unreadable(String)
  case entries(Entries)

  package var isUnreadable: Bool { if case .unreadable = self { true } else { false } }
}

extension TableFile where Entries: ExpressibleByDictionaryLiteral {
  /// The entries; none where the file is absent or unreadable.
  package var entriesOrNone: Entries { if case .entries(let entries) = self { entries } else { [:] } }
}

/// Where a bundle's tables are: in memory for a bundle host, on disk for a process.
///
/// `localization` is the name of an `.lproj` folder without suffix; the empty string is the bundle's root.
package protocol TableSource: Sendable {
  func strings(_ table: String, localization: String) -> TableFile<StringsTable>
  func stringsDict(_ table: String, localization: String) -> TableFile<StringsDictTable>
}
