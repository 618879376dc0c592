#if canImport(SwiftParser)
  import SwiftSyntax

  /// The formatting of a text that is looked up as a format: `String(format: NSLocalizedString(…), …)`.
  enum FormattingCall {
    /// The locale of the call that a look-up is the format of; nil where it is not one.
    static func locale(of lookUp: FunctionCallExprSyntax, _ reader: ExpressionReader) -> LocaleExpression? {
      if let argument = lookUp.parent?.as(LabeledExprSyntax.self) { return locale(of: argument, reader) }
      return localeOfConstant(lookUp, reader)
    }

    private static func locale(of argument: LabeledExprSyntax, _ reader: ExpressionReader) -> LocaleExpression? {
      guard let syntax = argument.parent?.parent?.as(FunctionCallExprSyntax.self), let call = CallArguments(syntax),
        syntax.arguments.first?.id == argument.id
      else { return nil }
      if call.name == "localizedStringWithFormat" { return .current }
      guard argument.label?.text == "format", ["String", "NSString"].contains(call.typeName) else { return nil }
      return call["locale"].map(reader.locale) ?? LocaleExpression.none
    }

    /// `let format = NSLocalizedString(…)`, and later in the block `String(format: format, …)`.
    private static func localeOfConstant(
      _ lookUp: FunctionCallExprSyntax, _ reader: ExpressionReader
    ) -> LocaleExpression? {
      guard let binding = lookUp.parent?.parent?.as(PatternBindingSyntax.self),
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.unescapedName,
        let item = binding.parent?.parent?.parent?.as(CodeBlockItemSyntax.self),
        let block = item.parent?.as(CodeBlockItemListSyntax.self), block.parent?.kind != .sourceFile
      else { return nil }
      let later = block.lazy.filter { $0.position > item.position }.prefix(40).flatMap { SyntaxWalk($0) }
      for node in later {
        guard let argument = node.as(LabeledExprSyntax.self),
          argument.expression.as(DeclReferenceExprSyntax.self)?.baseName.unescapedName == name
        else { continue }
        if let locale = locale(of: argument, reader) { return locale }
      }
      return nil
    }
  }
#endif
