#if canImport(SwiftParser)
  import SwiftParser
  package import SwiftSyntax

  /// One Swift file, parsed by the compiler's own parser, which takes broken code too.
  package struct SwiftSource {
    /// As messages name it: relative to the project's folder.
    package let file: String
    package let tree: SourceFileSyntax
    package let bytes: [UInt8]
    private let lines: LineStarts

    package init(_ bytes: [UInt8], file: String) {
      self.file = file
      self.bytes = bytes
      tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
      lines = LineStarts(of: bytes)
    }

    /// Whether it is Swift from end to end: the parser takes broken code too.
    package var isSound: Bool { !tree.hasError }

    /// Line and column of a node's first character, both 1-based, the column in UTF-8 bytes.
    package func place(of node: some SyntaxProtocol) -> (line: Int, column: Int) {
      lines.place(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    /// Line and column of the byte at `offset`, both 1-based, the column in UTF-8 bytes.
    package func place(at offset: Int) -> (line: Int, column: Int) { lines.place(of: offset) }

    /// The offset of a line and column, both 1-based, the column in UTF-8 bytes; nil where the file has no such place.
    package func offset(line: Int, column: Int) -> Int? { lines.offset(line: line, column: column, in: bytes.count) }

    /// The line of the byte at `offset`, 1-based.
    package func line(at offset: Int) -> Int { lines.place(of: offset).line }

    /// The node as it is written, without the space around it, in one line.
    package func written(_ node: some SyntaxProtocol) -> String {
      let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
      let end = node.endPositionBeforeTrailingTrivia.utf8Offset
      guard start < end, end <= bytes.count else { return "" }
      let text = String(decoding: bytes[start..<end], as: UTF8.self)
      guard text.utf8.contains(where: { $0 == 10 || $0 == 13 }) else { return text }
      return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }
#endif
