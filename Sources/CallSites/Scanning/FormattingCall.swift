#if canImport(SwiftParser)
  import SwiftSyntax

  /// The formatting of a text that is looked up as a format: `String(format: NSLocalizedString(…), …)`.
  enum FormattingCall {
    /// The locale of the call that a look-up is the format of; nil where it is not one.
    static func locale(of lookUp: FunctionCallExprSyntax, _ reader: ExpressionReader) -> LocaleExpression? {
      guard let argument = lookUp.parent?.as(LabeledExprSyntax.self),
        let syntax = argument.parent?.parent?.as(FunctionCallExprSyntax.self), let call = CallArguments(syntax),
        syntax.arguments.first?.id == argument.id
      else { return nil }
      if call.name == "localizedStringWithFormat" { return .current }
      guard argument.label?.text == "format", ["String", "NSString"].contains(call.typeName) else { return nil }
      return call["locale"].map(reader.locale) ?? LocaleExpression.none
    }
  }
#endif
