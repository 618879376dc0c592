#if canImport(SwiftParser)
  import SwiftSyntax

  extension ExpressionReader {
    /// The key or default text that a literal stands for; interpolations become specifiers.
    func key(of literal: StringLiteralExprSyntax) -> KeyText {
      let pounds = literal.openingPounds?.text.utf8.count ?? 0
      var segments: [KeyText.KeySegment] = []
      var text = ""
      for segment in literal.segments {
        if let piece = segment.as(StringSegmentSyntax.self) {
          let content = Self.withLineFeeds(piece.content.text)
          text += StringEscapes.unescaped(content, pounds: pounds) ?? content
        } else if let piece = segment.as(ExpressionSegmentSyntax.self) {
          if let inserted = symbolicText(of: piece) {
            text += inserted
          } else {
            if !text.isEmpty { segments.append(.text(Self.escaped(text))) }
            text = ""
            segments.append(argument(of: piece))
          }
        }
      }
      if segments.isEmpty { return .literal(text) }
      if !text.isEmpty { segments.append(.text(Self.escaped(text))) }
      return .interpolated(segments)
    }

    private static func withLineFeeds(_ text: String) -> String {
      text.utf8.contains(UInt8(ascii: "\r")) ? text.replacing("\r\n", with: "\n") : text
    }

    /// A text beside specifiers.
    private static func escaped(_ text: String) -> String {
      text.utf8.contains(UInt8(ascii: "%")) ? text.replacing("%", with: "%%") : text
    }

    /// The key of a call that takes a plain string: literals, their concatenation and constants of the block; what has
    /// interpolations is filled before it is looked up, and is no key.
    func plainKey(of expression: ExprSyntax, depth: Int = 0) -> KeyText {
      let expression = bare(expression)
      if let literal = expression.as(StringLiteralExprSyntax.self), case .literal(let text) = key(of: literal) {
        return .literal(text)
      }
      if let text = concatenation(expression, depth: depth) ?? localConstant(expression, depth: depth) {
        return .literal(text)
      }
      return .dynamic(written(expression))
    }

    // MARK: - Interpolations

    private func argument(of piece: ExpressionSegmentSyntax) -> KeyText.KeySegment {
      guard let first = piece.expressions.first else { return .argument(specifiers: [], expression: "") }
      let labels = piece.expressions.dropFirst()
      let expression = written(first.expression)
      if let given = labels.first(where: { $0.label?.text == "specifier" })?.expression.as(StringLiteralExprSyntax.self)
      {
        if case .literal(let specifier) = key(of: given) {
          return .argument(specifiers: [specifier], expression: expression)
        }
        return .argument(specifiers: [], expression: expression)
      }
      if first.label?.text == "placeholder" {
        return .argument(specifiers: placeholder(first.expression), expression: expression)
      }
      // `format:`, `style:`, `formatter:`, `accessibilityName:`, … all fill a text in.
      if !labels.isEmpty { return .argument(specifiers: ["%@"], expression: expression) }
      return .argument(specifiers: ArgumentType.specifiers(of: type(of: first.expression)), expression: expression)
    }

    /// `\(placeholder: .int)`.
    private func placeholder(_ expression: ExprSyntax) -> [String] {
      switch expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text {
      case "int": ["%lld"]
      case "uint": ["%llu"]
      case "double": ["%lf"]
      case "float": ["%f"]
      case "object": ["%@"]
      default: []
      }
    }

    /// What App Intents write into a key by name: `\(.applicationName)`, `\(\.$minutes)`.
    private func symbolicText(of piece: ExpressionSegmentSyntax) -> String? {
      guard piece.expressions.count == 1, let only = piece.expressions.first, only.label == nil else { return nil }
      if let member = only.expression.as(MemberAccessExprSyntax.self), member.base == nil,
        member.declName.baseName.text == "applicationName"
      {
        return "${applicationName}"
      }
      let path = only.expression.as(KeyPathExprSyntax.self).map { written($0) }
      return path.flatMap { $0.hasPrefix("\\.$") ? "${\($0.dropFirst(3))}" : nil }
    }

    // MARK: - Plain strings

    private func concatenation(_ expression: ExprSyntax, depth: Int) -> String? {
      guard depth < 8, let elements = expression.as(SequenceExprSyntax.self)?.elements else { return nil }
      var text = ""
      for (index, element) in elements.enumerated() {
        if index % 2 == 1 {
          guard element.as(BinaryOperatorExprSyntax.self)?.operator.text == "+" else { return nil }
        } else {
          guard case .literal(let piece) = plainKey(of: element, depth: depth + 1) else { return nil }
          text += piece
        }
      }
      return text
    }

    /// The text of a constant of the same block: `let key = "…"`.
    private func localConstant(_ expression: ExprSyntax, depth: Int) -> String? {
      guard depth < 8, let reference = expression.as(DeclReferenceExprSyntax.self),
        case .value(_, let value?, isConstant: true)? = names.visible(reference.baseName.unescapedName, at: reference),
        case .literal(let text) = plainKey(of: value, depth: depth + 1)
      else { return nil }
      return text
    }
  }
#endif
