#if canImport(SwiftParser)
  import SwiftSources
  import SwiftSyntax

  /// Comments, texts of several lines and conditions that nothing ends: what follows them is not read as code, and its
  /// look-ups would be lost without a word.
  extension FileScanner {
    mutating func noteOpenEnd(_ literal: StringLiteralExprSyntax) {
      guard literal.openingQuote.tokenKind == .multilineStringQuote, literal.closingQuote.presence == .missing else {
        return
      }
      noteOpenEnd("the text", line: reader.place(of: literal).line)
    }

    mutating func noteOpenEnd(_ condition: IfConfigDeclSyntax) {
      guard condition.poundEndif.presence == .missing else { return }
      noteOpenEnd("the condition #if", line: reader.place(of: condition).line)
    }

    /// A comment without an end goes on to the end of the file.
    mutating func noteOpenComment() {
      let end = reader.source.tree.endOfFileToken
      let pieces = end.leadingTrivia.isEmpty ? end.previousToken(viewMode: .sourceAccurate)?.trailingTrivia : nil
      switch (pieces ?? end.leadingTrivia).pieces.last {
      case .blockComment(let text), .docBlockComment(let text):
        guard Self.isOpen(text) else { return }
        noteOpenEnd("the comment", line: reader.source.line(at: reader.source.bytes.count - text.utf8.count))
      default: break
      }
    }

    private mutating func noteOpenEnd(_ part: String, line: Int) {
      if facts.openEnd == nil { facts.openEnd = "\(part) that begins in line \(line) has no end" }
    }

    /// Whether a comment, in which others may lie, lacks the end of one of them.
    private static func isOpen(_ comment: String) -> Bool {
      var depth = 0
      var rest = comment.utf8[...]
      while let byte = rest.popFirst() {
        let next = rest.first
        if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
          depth += 1
          rest.removeFirst()
        } else if byte == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
          depth -= 1
          rest.removeFirst()
        }
      }
      return depth > 0
    }
  }
#endif
