#if canImport(SwiftParser)
  import SwiftSources
  import SwiftSyntax

  /// Comments that accept findings: they are part of the tree, so that none is found in a text.
  extension FileScanner {
    private static let spelling = Spelling(AllowComment.prefix)

    mutating func noteAllowComments() {
      guard reader.source.bytes.withUnsafeBytes({ Self.spelling.isIn($0) }) else { return }
      var lastLine: Int?
      for token in reader.source.tree.tokens(viewMode: .sourceAccurate) {
        let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
        note(token.leadingTrivia, at: token.position.utf8Offset, after: lastLine, before: reader.source.line(at: start))
        let end = token.endPositionBeforeTrailingTrivia.utf8Offset
        if end > start { lastLine = reader.source.line(at: end - 1) }
        note(token.trailingTrivia, at: end, after: lastLine, before: lastLine ?? 1)
      }
    }

    /// - Parameters:
    ///   - offset: where the trivia begin.
    ///   - last: the line that the code before them ends on.
    ///   - next: the line that the code after them begins on.
    private mutating func note(_ trivia: Trivia, at offset: Int, after last: Int?, before next: Int) {
      let pieces = Array(trivia)
      var offset = offset
      for (index, piece) in pieces.enumerated() {
        defer { offset += piece.sourceLength.utf8Length }
        guard let words = piece.commentText.flatMap(AllowComment.words) else { continue }
        let place = reader.source.place(at: offset)
        let isAlone = last.map { $0 < place.line } ?? true
        let isAbove = isAlone && !Self.hasBlankLine(pieces[(index + 1)...])
        facts.allows.append(
          AllowComment(
            line: place.line, column: place.column, coveredLine: isAbove ? next : place.line, command: words.command,
            rule: words.rule, reason: words.reason))
      }
    }

    /// Whether a line without anything follows; lines of comments are none.
    private static func hasBlankLine(_ pieces: ArraySlice<TriviaPiece>) -> Bool {
      var breaks = 0
      for piece in pieces {
        switch piece {
        case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count): breaks += count
        case _ where piece.commentText != nil: breaks = 0
        default: break
        }
        if breaks > 1 { return true }
      }
      return false
    }
  }

  extension TriviaPiece {
    fileprivate var commentText: String? {
      switch self {
      case .lineComment(let text), .blockComment(let text), .docLineComment(let text), .docBlockComment(let text): text
      default: nil
      }
    }
  }
#endif
