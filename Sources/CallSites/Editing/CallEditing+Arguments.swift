#if canImport(SwiftParser)
  import SwiftSyntax

  /// Arguments of a call, set in the order of its declaration and in the layout that it has.
  extension CallEditing {
    /// The edits that give labelled arguments these texts; those that are not there yet are inserted where they belong.
    func edits(
      setting values: [(label: String, text: String)], in call: FunctionCallExprSyntax, _ form: CallForm
    ) throws(CallRefusal.Reason) -> [SourceEdit] {
      let arguments = Array(call.arguments)
      let labels = arguments.map { $0.label?.unescapedName }
      if let unknown = labels.first(where: { form.rank($0) == nil }) { throw .unknownArgument(unknown ?? "_") }
      var edits: [SourceEdit] = []
      var inserted: [Int: [String]] = [:]
      for (label, text) in values {
        if let argument = arguments.first(where: { $0.label?.unescapedName == label }) {
          edits.append(SourceEdit(range: range(of: argument.expression), text: text))
        } else {
          let rank = form.rank(label) ?? 0
          let anchor = labels.lastIndex { (form.rank($0) ?? 0) < rank } ?? 0
          inserted[anchor, default: []].append("\(label): \(text)")
        }
      }
      for (anchor, texts) in inserted { edits += insertion(of: texts, behind: anchor, in: arguments) }
      return edits
    }

    private func insertion(of texts: [String], behind index: Int, in arguments: [LabeledExprSyntax]) -> [SourceEdit] {
      let argument = arguments[index]
      if index + 1 < arguments.count, let comma = argument.trailingComma {
        return [insertion(of: texts, between: comma, and: arguments[index + 1])]
      }
      return insertion(of: texts, behindLast: argument)
    }

    /// On the line of the next argument, or on lines of their own where that has one.
    private func insertion(
      of texts: [String], between comma: TokenSyntax, and next: LabeledExprSyntax
    ) -> SourceEdit {
      let end = comma.endPositionBeforeTrailingTrivia.utf8Offset
      let nextStart = next.positionAfterSkippingLeadingTrivia.utf8Offset
      if let lineEnd = LineLayout.lineEnd(after: comma) {
        let lead = layout.lineBreak(at: lineEnd) + layout.indentation(at: nextStart)
        return SourceEdit(at: lineEnd, text: texts.map { "\(lead)\($0)," }.joined())
      }
      let blanks = comma.trailingTrivia.prefix { !$0.isComment }.reduce(0) { $0 + $1.sourceLength.utf8Length }
      let blank = blanks == 0 ? "" : " "
      return SourceEdit(at: end + blanks, text: texts.map { "\($0),\(blank)" }.joined())
    }

    private func insertion(of texts: [String], behindLast argument: LabeledExprSyntax) -> [SourceEdit] {
      let end = range(of: argument.expression).upperBound
      let start = argument.positionAfterSkippingLeadingTrivia.utf8Offset
      let comma = argument.trailingComma.map { $0.endPositionBeforeTrailingTrivia.utf8Offset }
      guard let lineStart = LineLayout.lineEnd(before: argument) else {
        let list = texts.joined(separator: ", ")
        return [comma.map { SourceEdit(at: $0, text: " \(list),") } ?? SourceEdit(at: end, text: ", \(list)")]
      }
      let lead = layout.lineBreak(at: lineStart) + layout.indentation(at: start)
      let list = texts.map { "\(lead)\($0)" }.joined(separator: ",")
      guard let last = argument.lastToken(viewMode: .sourceAccurate),
        let lineEnd = LineLayout.lineEnd(after: last), LineLayout.hasComment(after: last, before: lineEnd)
      else {
        return [comma.map { SourceEdit(at: $0, text: "\(list),") } ?? SourceEdit(at: end, text: ",\(list)")]
      }
      // A comment that ends the line stays with the argument that it stands behind.
      let insertion = SourceEdit(at: lineEnd, text: comma == nil ? list : "\(list),")
      return comma == nil ? [SourceEdit(at: end, text: ","), insertion] : [insertion]
    }

    func range(of node: some SyntaxProtocol) -> Range<Int> {
      let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
      return start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
    }
  }
#endif
