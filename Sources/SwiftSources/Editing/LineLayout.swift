/// How the lines of a file are laid out.
package struct LineLayout: Sendable {
  let bytes: [UInt8]

  package init(bytes: [UInt8]) { self.bytes = bytes }

  /// The line break that begins at an offset, else the first one of the file, else a line feed.
  package func lineBreak(at offset: Int) -> String {
    let isBreak = offset < bytes.count && (bytes[offset] == 10 || bytes[offset] == 13)
    guard let start = isBreak ? offset : bytes.firstIndex(where: { $0 == 10 || $0 == 13 }) else { return "\n" }
    if bytes[start] == 10 { return "\n" }
    return start + 1 < bytes.count && bytes[start + 1] == 10 ? "\r\n" : "\r"
  }

  /// The first line break of the file.
  package var lineBreak: String { lineBreak(at: bytes.count) }

  /// The blanks that begin the line of an offset.
  package func indentation(at offset: Int) -> String {
    var start = min(offset, bytes.count)
    while start > 0, bytes[start - 1] != 10, bytes[start - 1] != 13 { start -= 1 }
    return String(decoding: bytes[start...].prefix { $0 == 32 || $0 == 9 }, as: UTF8.self)
  }

  /// Where the line of an offset ends, before its line break.
  package func lineEnd(from offset: Int) -> Int {
    bytes[min(offset, bytes.count)...].firstIndex { $0 == 10 || $0 == 13 } ?? bytes.count
  }
}

#if canImport(SwiftParser)
  import SwiftSyntax

  extension LineLayout {
    /// Where the line of a token ends, if the next token stands on another one; comments behind it are passed over.
    static func lineEnd(after token: TokenSyntax) -> Int? {
      guard let next = token.nextToken(viewMode: .sourceAccurate) else { return nil }
      return firstBreak(in: next)
    }

    /// Where the line before a node ends, if the node begins a line.
    static func lineEnd(before node: some SyntaxProtocol) -> Int? {
      node.firstToken(viewMode: .sourceAccurate).flatMap(firstBreak)
    }

    private static func firstBreak(in token: TokenSyntax) -> Int? {
      var offset = token.position.utf8Offset
      for piece in token.leadingTrivia {
        if piece.isNewline { return offset }
        offset += piece.sourceLength.utf8Length
      }
      return nil
    }

    static func hasComment(after token: TokenSyntax, before end: Int) -> Bool {
      var offset = token.endPositionBeforeTrailingTrivia.utf8Offset
      let pieces = Array(token.trailingTrivia) + Array(token.nextToken(viewMode: .sourceAccurate)?.leadingTrivia ?? [])
      for piece in pieces {
        if offset >= end { return false }
        if piece.isComment { return true }
        offset += piece.sourceLength.utf8Length
      }
      return false
    }
  }
#endif
