/// A place in a JSON text.
package struct JSONPosition: Sendable, Hashable, Comparable {
  /// 1-based line number; lines end at LF, CR or CRLF.
  package var line: Int
  /// 1-based column, counted in UTF-8 bytes as compilers do.
  package var column: Int
  /// 0-based offset in UTF-8 bytes from the start of the text.
  package var offset: Int

  package init(line: Int, column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.offset = offset
  }

  package static func < (left: Self, right: Self) -> Bool { left.offset < right.offset }
}
