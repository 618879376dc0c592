/// The elements of one array, in file order.
package struct JSONElements: Sequence, IteratorProtocol, Sendable {
  let tape: JSONTape
  private var index: Int
  private let end: Int

  init(tape: JSONTape, container: Int) {
    self.tape = tape
    index = container + 1
    end = tape.tokens[container].kind == .array ? Int(tape.tokens[container].next) : index
  }

  package mutating func next() -> JSONNode? {
    guard index < end else { return nil }
    defer { index = Int(tape.tokens[index].next) }
    return JSONNode(tape: tape, index: index)
  }
}
