#if canImport(SwiftParser)
  import SwiftSources
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
      let list = ListInsertion(layout)
      for (anchor, texts) in inserted {
        let next = anchor + 1 < arguments.count ? arguments[anchor + 1] : nil
        let argument = arguments[anchor]
        edits += list.edits(of: texts, behind: argument, comma: argument.trailingComma, next: next)
      }
      return edits
    }

    func range(of node: some SyntaxProtocol) -> Range<Int> {
      let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
      return start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
    }
  }
#endif
