/// One key of an object with its value.
package struct JSONMember: Sendable {
  let tape: JSONTape
  let index: Int

  /// The key, escapes resolved.
  package var key: String { tape.text(of: index) }

  /// Where the key's opening quote stands.
  package var keyPosition: JSONPosition { tape.position(of: keyRange.lowerBound) }

  /// The bytes of the key in the document, quotes included.
  package var keyRange: Range<Int> { Int(tape.tokens[index].start)..<Int(tape.tokens[index].end) }

  package var value: JSONNode { JSONNode(tape: tape, index: index + 1) }

  /// True if the key is ASCII without escapes.
  package var isPlain: Bool {
    !tape.tokens[index].isEscaped && tape.contents(of: index).allSatisfy { $0 < 0x80 }
  }

  /// True if the key reads `text`, compared by code points and without decoding.
  package func isNamed(_ text: String) -> Bool { tape.isText(at: index, text) }
}

/// The members of one object, in file order.
package struct JSONMembers: Sequence, IteratorProtocol, Sendable {
  let tape: JSONTape
  private var index: Int
  private let end: Int

  init(tape: JSONTape, container: Int) {
    self.tape = tape
    index = container + 1
    end = tape.tokens[container].kind == .object ? Int(tape.tokens[container].next) : index
  }

  package mutating func next() -> JSONMember? {
    guard index < end else { return nil }
    defer { index = Int(tape.tokens[index + 1].next) }
    return JSONMember(tape: tape, index: index)
  }
}
