#if canImport(SwiftParser)
  package import SwiftSyntax

  /// Adds elements to a list with commas, such as the arguments of a call or the elements of an array, in the layout that
  /// the list has.
  package struct ListInsertion {
    private let layout: LineLayout

    package init(_ layout: LineLayout) { self.layout = layout }

    /// The insertions that put `texts` behind an element.
    ///
    /// - Parameters:
    ///   - element: The element, with its comma or without.
    ///   - comma: The comma behind it.
    ///   - next: The element behind the comma; nil for the last one.
    package func edits(
      of texts: [String], behind element: some SyntaxProtocol, comma: TokenSyntax?, next: (some SyntaxProtocol)?
    ) -> [TextEdit] {
      if let comma, let next { return [insertion(of: texts, between: comma, and: next)] }
      return insertions(of: texts, behindLast: element, comma: comma)
    }

    /// On the line of the next element, or on lines of their own where that has one.
    private func insertion(of texts: [String], between comma: TokenSyntax, and next: some SyntaxProtocol) -> TextEdit {
      let nextStart = next.positionAfterSkippingLeadingTrivia.utf8Offset
      if let lineEnd = LineLayout.lineEnd(after: comma) {
        let lead = layout.lineBreak(at: lineEnd) + layout.indentation(at: nextStart)
        return TextEdit(at: lineEnd, text: texts.map { "\(lead)\($0)," }.joined())
      }
      let blanks = comma.trailingTrivia.prefix { !$0.isComment }.reduce(0) { $0 + $1.sourceLength.utf8Length }
      let blank = blanks == 0 ? "" : " "
      let end = comma.endPositionBeforeTrailingTrivia.utf8Offset
      return TextEdit(at: end + blanks, text: texts.map { "\($0),\(blank)" }.joined())
    }

    private func insertions(
      of texts: [String], behindLast element: some SyntaxProtocol, comma: TokenSyntax?
    ) -> [TextEdit] {
      guard let own = comma?.previousToken(viewMode: .sourceAccurate) ?? element.lastToken(viewMode: .sourceAccurate)
      else { return [] }
      let end = own.endPositionBeforeTrailingTrivia.utf8Offset
      let start = element.positionAfterSkippingLeadingTrivia.utf8Offset
      let commaEnd = comma.map(\.endPositionBeforeTrailingTrivia.utf8Offset)
      guard let lineStart = LineLayout.lineEnd(before: element) else {
        let list = texts.joined(separator: ", ")
        return [commaEnd.map { TextEdit(at: $0, text: " \(list),") } ?? TextEdit(at: end, text: ", \(list)")]
      }
      let lead = layout.lineBreak(at: lineStart) + layout.indentation(at: start)
      let list = texts.map { "\(lead)\($0)" }.joined(separator: ",")
      let last = comma ?? own
      guard let lineEnd = LineLayout.lineEnd(after: last), LineLayout.hasComment(after: last, before: lineEnd) else {
        return [commaEnd.map { TextEdit(at: $0, text: "\(list),") } ?? TextEdit(at: end, text: ",\(list)")]
      }
      // A comment that ends the line stays with the element that it stands behind.
      let insertion = TextEdit(at: lineEnd, text: comma == nil ? list : "\(list),")
      return comma == nil ? [TextEdit(at: end, text: ","), insertion] : [insertion]
    }
  }
#endif
