package import Ownership

/// What a key that several owners have is a name of, which decides what equal keys mean.
package enum DuplicateKind: String, Sendable, Hashable, CaseIterable {
  /// A name that somebody chose: `trip.title`.
  case identifier
  /// The text itself, or one word: `OK`, `Your trips`. Two places may mean different things by it.
  case prose
  /// An object of an Interface Builder file, `gHH-BV-5kP.title`: two files have equal ones by chance.
  case interfaceBuilder = "interface-builder"
  /// A key of a table that the system reads in each product: `InfoPlist`, `AppShortcuts`.
  case system

  package init(of entry: CheckedEntry, in table: CheckedTable) {
    if table.isSystemTable {
      self = .system
    } else if Self.isOfInterfaceFile(entry, table) {
      self = .interfaceBuilder
    } else {
      self = entry.style == .identifier ? .identifier : .prose
    }
  }

  /// Older files number their objects: `1179.title`.
  private static func isOfInterfaceFile(_ entry: CheckedEntry, _ table: CheckedTable) -> Bool {
    if entry.isOfInterface || entry.comment?.contains("ObjectID = \"") == true { return true }
    return !table.isCatalog && entry.key.wholeMatch(of: /[0-9]+\.[A-Za-z]+(\[[0-9]+\])?/) != nil
  }
}
