#if canImport(SwiftParser)
  import SwiftSyntax

  /// Routes to an owner's function or property for keys.
  extension CallEditing {
    func keyedEdits(
      _ lookUp: LookUp, _ place: CallPlace, _ accessor: KeyedAccessor, text: String?
    ) throws(CallRefusal.Reason) -> [SourceEdit] {
      if place.isChoice { throw .severalKeys }
      var site = try site(of: lookUp, place, gives: .text, text: text)
      // The text of a format is still filled in by the call around it.
      if site.format != nil, let layer = place.layers.last {
        site = CallSite(range: range(of: layer.call))
      }
      guard let literal = place.key.as(StringLiteralExprSyntax.self) else { throw .dynamicKey }
      if let text = site.defaultText, !isFixed(text) { throw .evaluation(reader.written(text)) }
      let isFilled = literal.segments.contains { $0.is(ExpressionSegmentSyntax.self) }
      if isFilled, !accessor.takesArguments { throw .argumentCount(expected: 0, found: literal.segments.count / 2) }
      return try edits(putting: try callee(accessor, literal, locale: site.locale), in: site)
    }

    private func callee(
      _ accessor: KeyedAccessor, _ literal: StringLiteralExprSyntax, locale: ExprSyntax?
    ) throws(CallRefusal.Reason) -> Replacement {
      let locale = try locale.flatMap { expression throws(CallRefusal.Reason) in
        try localeArgument(expression, label: accessor.locale)
      }
      let key = Replacement.Piece.kept(range(of: literal))
      switch accessor.form {
      case .receiver:
        guard accessor.isProperty else {
          return Replacement(pieces: [key, .text(".\(accessor.expression)(\(locale ?? ""))")])
        }
        if let locale { throw .locale(locale) }
        return Replacement(pieces: [key, .text(".\(accessor.expression)")])
      case .argument(let label):
        let lead = "\(accessor.expression)(" + (label.map { "\($0): " } ?? "")
        return Replacement(pieces: [.text(lead), key, .text((locale.map { ", \($0)" } ?? "") + ")")])
      }
    }
  }
#endif
