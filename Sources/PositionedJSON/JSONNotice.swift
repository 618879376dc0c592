/// Something that JSON readers treat differently from each other, at a place.
package struct JSONNotice: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// A member whose key an earlier member of the same object has; Foundation's readers keep one of the two, not the same one.
    case duplicateMember(key: String, first: JSONPosition)
    /// A comma before a closing bracket, in the strict dialect.
    case trailingComma
    /// A UTF-8 byte order mark.
    case byteOrderMark
    /// The text is UTF-16.
    case utf16
  }

  package var kind: Kind
  package var position: JSONPosition

  package init(_ kind: Kind, at position: JSONPosition) {
    self.kind = kind
    self.position = position
  }

  /// What is wrong and what to do: lower case, one line, no full stop.
  package var message: String {
    switch kind {
    case .duplicateMember(let key, let first):
      "duplicate member '\(key)', which is also at line \(first.line), column \(first.column); "
        + "readers keep only one of them: remove the other"
    case .trailingComma: "trailing comma before a closing bracket; strict readers reject it: remove it"
    case .byteOrderMark: "byte order mark at the start; expected plain UTF-8: save the file without it"
    case .utf16: "the text is UTF-16; expected UTF-8: save the file as UTF-8"
    }
  }
}
