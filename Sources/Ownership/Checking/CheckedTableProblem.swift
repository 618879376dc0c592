package import Findings

/// Something wrong with a `.strings` or `.stringsdict` file of a table, at a place.
package struct CheckedTableProblem: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// The file is no property list, or its root no dictionary: it has no entries.
    case unreadable
    /// A key that was there before; the last one counts. The message names the line of the other.
    case duplicateKey
    /// An entry, or a part of one, of a type that counts as absent.
    case wrongShape
    /// A comment that is never closed hides the rest of the file.
    case openComment
  }

  package var kind: Kind
  package var place: SourcePlace
  /// The entry it lies in.
  package var key: String?
  /// The `.lproj` folder's name; empty outside any.
  package var language: String
  /// What was found and what follows from it.
  package var message: String

  package init(kind: Kind, place: SourcePlace, key: String? = nil, language: String, message: String) {
    self.kind = kind
    self.place = place
    self.key = key
    self.language = language
    self.message = message
  }
}
