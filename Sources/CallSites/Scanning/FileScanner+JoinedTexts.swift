#if canImport(SwiftParser)
  import SwiftSyntax

  /// Texts that are put together from pieces.
  extension FileScanner {
    /// `a + b + c`, also where it is assigned; other operators beside `+` make it something else.
    mutating func noteJoined(_ sequence: SequenceExprSyntax) {
      let elements = Array(sequence.elements)
      guard elements.count > 2, elements.count % 2 == 1 else { return }
      let isAssigned =
        elements[1].is(AssignmentExprSyntax.self)
        || elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "+="
      let joined = elements[(isAssigned ? 2 : 0)...]
      guard joined.count > 2, let first = joined.first else { return }
      for (index, element) in zip(0..., joined) where index % 2 == 1 {
        guard element.as(BinaryOperatorExprSyntax.self)?.operator.text == "+" else { return }
      }
      let pieces = zip(0..., joined).flatMap { $0 % 2 == 0 ? self.pieces($1) : [] }
      noteJoined(.concatenation, pieces, calls: 1, at: first)
    }

    /// `"\(a) \(b)"` with several calls.
    mutating func noteJoined(_ literal: StringLiteralExprSyntax) {
      if literal.segments.count > 2 { noteJoined(.interpolation, pieces(of: literal), calls: 2, at: literal) }
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

    private func pieces(_ expression: ExprSyntax) -> [JoinedText.Piece] {
      reader.bare(expression).as(StringLiteralExprSyntax.self).map(pieces) ?? [piece(expression)]
    }

    private func pieces(of literal: StringLiteralExprSyntax) -> [JoinedText.Piece] {
      if case .literal(let text) = reader.key(of: literal) { return [.text(text)] }
      return literal.segments.map { segment in
        if let text = segment.as(StringSegmentSyntax.self) { return .text(text.content.text) }
        guard let inserted = segment.as(ExpressionSegmentSyntax.self)?.expressions, inserted.count == 1,
          let only = inserted.first, only.label == nil
        else { return .other }
        return piece(only.expression)
      }
    }

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
      if isName, first.label == nil, call.arguments.count == 1, symbol(first.value) == nil { return piece(first.value) }
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
