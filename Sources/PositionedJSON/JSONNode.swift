/// One value of a document: a handle that is cheap to copy and reads on demand.
package struct JSONNode: Sendable {
  package enum Kind: UInt8, Sendable, Hashable {
    case object, array, string, number, boolean, null
  }

  let tape: JSONTape
  let index: Int

  package var kind: Kind { tape.tokens[index].kind }

  /// Where the value begins.
  package var position: JSONPosition { tape.position(of: Int(tape.tokens[index].start)) }

  /// The bytes of the value in the document, quotes or brackets included.
  package var range: Range<Int> { Int(tape.tokens[index].start)..<Int(tape.tokens[index].end) }

  // MARK: - Scalars

  /// The text of a string, escapes resolved; nil for any other kind.
  package var string: String? { kind == .string ? tape.text(of: index) : nil }

  /// A number written without fraction and exponent that fits; nil for anything else.
  package var integer: Int? { kind == .number ? Int(spelling) : nil }

  /// Any number, rounded to the nearest double; nil for any other kind.
  package var double: Double? { kind == .number ? Double(spelling) : nil }

  package var boolean: Bool? { kind == .boolean ? tape.bytes[range.lowerBound] == UInt8(ascii: "t") : nil }

  package var isNull: Bool { kind == .null }

  /// The value as it is written in the text, which tells `1.0` from `1`.
  package var spelling: String { String(decoding: tape.bytes[range], as: UTF8.self) }

  /// True if this is a string that reads `text`, compared by code points and without decoding.
  package func isString(_ text: String) -> Bool { kind == .string && tape.isText(at: index, text) }

  // MARK: - Containers

  /// The members of an object in file order, duplicates kept; nothing for any other kind.
  package var members: JSONMembers { JSONMembers(tape: tape, container: index) }

  /// The elements of an array in file order; nothing for any other kind.
  package var elements: JSONElements { JSONElements(tape: tape, container: index) }

  /// The value of a member; of several members with this key the last one, as Foundation's reader has it.
  package subscript(_ key: String) -> JSONNode? {
    tape.lastValue(named: key, in: index).map { JSONNode(tape: tape, index: $0) }
  }

  /// The value of the only member of an object; nil for any other object.
  package func only(_ key: String) -> JSONNode? {
    tape.onlyValue(named: key, in: index).map { JSONNode(tape: tape, index: $0) }
  }

  /// Whether this is an object of two strings with these keys in this order, and of nothing else.
  package func hasOnlyStrings(_ first: String, _ second: String) -> Bool {
    tape.hasOnly(first, second, of: .string, in: index)
  }
}
