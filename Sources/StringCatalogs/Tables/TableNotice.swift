package import PositionedJSON

/// Something odd in a table file that did not stop it from being read.
package struct TableNotice: Sendable, Hashable {
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A key that was there before; the last one counts.
    case duplicateKey = "table.duplicate-key"
    /// An entry, or a part of one, of a type Foundation does not read there; it counts as absent.
    case wrongShape = "table.wrong-shape"
    /// A `/*` without `*/`: everything behind it is not read.
    case openComment = "table.open-comment"
  }

  package var kind: Kind
  /// The entry it lies in.
  package var key: String?
  /// Nil in a binary file.
  package var position: JSONPosition?
  /// What was found and what follows from it: lower case, one line, without the place.
  package var message: String

  package init(_ kind: Kind, key: String?, at position: JSONPosition?, _ message: String) {
    self.kind = kind
    self.key = key
    self.position = position
    self.message = message
  }
}
