/// One table file that a look-up asked for, and what became of it.
package struct TableCandidate: Sendable, Hashable {
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case strings
    case stringsDict = "stringsdict"
  }

  package enum State: Sendable, Hashable {
    case absent
    /// The file is there and does not parse; the reason is one sentence. It serves nothing and ends the search.
    case unreadable(String)
    /// The file is there and has no entry for the key.
    case noEntry
    /// The file has an entry for the key, but the other file comes first.
    case shadowed
    /// The file's entry for the key is the one that is shown.
    case entry
  }

  /// Path inside the bundle: `de.lproj/Localizable.strings`.
  package var file: String
  /// The `.lproj` name; the empty text is the bundle's root.
  package var localization: String
  package var kind: Kind
  package var state: State
}
