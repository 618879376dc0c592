/// A text that code puts together from pieces, at least one of which may be a look-up.
package struct JoinedText: Sendable, Hashable {
  package enum Way: Sendable, Hashable {
    /// `a + b`
    case concatenation
    /// `"\(a) \(b)"`
    case interpolation
  }

  package enum Piece: Sendable, Hashable {
    /// A literal that is shown as it is.
    case text(String)
    /// A call whose key would stand here, if it looks up.
    case call(line: Int, column: Int)
    /// A variable, or a function that is called without a literal; its own name.
    case name(String)
    /// Anything else: images, conditions, numbers.
    case other
  }

  package var way: Way
  /// In the order of the code.
  package var pieces: [Piece]
  /// 1-based, where it begins.
  package var line: Int
  package var column: Int

  package init(way: Way, pieces: [Piece], line: Int, column: Int) {
    self.way = way
    self.pieces = pieces
    self.line = line
    self.column = column
  }
}
