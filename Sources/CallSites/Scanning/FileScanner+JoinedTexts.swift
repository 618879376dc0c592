#if canImport(SwiftParser)
  import SwiftSyntax

  /// Texts that are put together from pieces.
  extension FileScanner {
    /// `a + b + c`; other operators beside `+` make it something else.
    mutating func noteJoined(_ sequence: SequenceExprSyntax) {
      let elements = Array(sequence.elements)
      guard elements.count > 2, elements.count % 2 == 1 else { return }
      for index in stride(from: 1, to: elements.count, by: 2) {
        guard elements[index].as(BinaryOperatorExprSyntax.self)?.operator.text == "+" else { return }
      }
      let pieces = stride(from: 0, to: elements.count, by: 2).map { piece(elements[$0]) }
      noteJoined(.concatenation, pieces, calls: 1, at: sequence)
    }

    /// `"\(a) \(b)"` with several calls.
    mutating func noteJoined(_ literal: StringLiteralExprSyntax) {
      guard literal.segments.count > 2 else { return }
      let pieces = literal.segments.map { segment -> JoinedText.Piece in
        if let text = segment.as(StringSegmentSyntax.self) { return .text(text.content.text) }
        guard let inserted = segment.as(ExpressionSegmentSyntax.self)?.expressions, inserted.count == 1,
          let only = inserted.first, only.label == nil
        else { return .other }
        return piece(only.expression)
      }
      noteJoined(.interpolation, pieces, calls: 2, at: literal)
    }

    private mutating func noteJoined(
      _ way: JoinedText.Way, _ pieces: [JoinedText.Piece], calls: Int, at node: some SyntaxProtocol
    ) {
      let found = pieces.count { if case .call = $0 { true } else { false } }
      guard found >= calls else { return }
      let place = reader.place(of: node)
      facts.joinedTexts.append(JoinedText(way: way, pieces: pieces, line: place.line, column: place.column))
    }

    // MARK: - Pieces

    private func piece(_ expression: ExprSyntax) -> JoinedText.Piece {
      let expression = reader.bare(expression)
      if let literal = expression.as(StringLiteralExprSyntax.self) {
        if case .literal(let text) = reader.key(of: literal) { return .text(text) }
        return .other
      }
      if let name = expression.as(DeclReferenceExprSyntax.self) { return .name(name.baseName.unescapedName) }
      if let access = expression.as(MemberAccessExprSyntax.self) { return piece(access) }
      return expression.as(FunctionCallExprSyntax.self).map(piece) ?? .other
    }

    private func piece(_ access: MemberAccessExprSyntax) -> JoinedText.Piece {
      guard let base = access.base else { return .other }
      if base.is(StringLiteralExprSyntax.self) { return call(at: base) }
      return reader.typePath(ExprSyntax(access)) == nil ? .other : .name(access.declName.baseName.unescapedName)
    }

    private func piece(_ syntax: FunctionCallExprSyntax) -> JoinedText.Piece {
      guard let call = CallArguments(syntax) else { return .other }
      if let base = call.base?.as(StringLiteralExprSyntax.self) { return self.call(at: ExprSyntax(base)) }
      if let inner = call.base?.as(FunctionCallExprSyntax.self), call.name != "init" { return piece(inner) }
      if let text = call["verbatim"] { return piece(text) }
      guard let first = call.arguments.first else { return .name(call.name) }
      let isName = first.value.is(DeclReferenceExprSyntax.self) || first.value.is(MemberAccessExprSyntax.self)
      if isName, first.label == nil, call.arguments.count == 1, symbol(first.value) == nil { return .name(call.name) }
      return self.call(at: first.value)
    }

    /// Where the key of a call stands: inside of `LocalizedStringResource("…")`, and of a choice its first branch.
    private func call(at argument: ExprSyntax) -> JoinedText.Piece {
      var key = argument
      for _ in 0..<8 {
        guard let branch = reader.branches(key).first else { break }
        key = branch
        guard let inner = branch.as(FunctionCallExprSyntax.self).flatMap(CallArguments.init).flatMap(wrapped) else {
          break
        }
        key = inner
      }
      let place = reader.place(of: key)
      return .call(line: place.line, column: place.column)
    }
  }
#endif
