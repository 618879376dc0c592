/// What a call says besides its key.
struct CallSettings {
  var table = TableName.unsaid
  var bundle = BundleExpression.unsaid
  var defaultValue: KeyText?
  var comment: String?
  var locale = LocaleExpression.unsaid
}

#if canImport(SwiftParser)
  import SwiftSyntax

  extension ExpressionReader {
    /// What the labelled arguments of a call say.
    func settings(of call: CallArguments) -> CallSettings {
      var settings = CallSettings()
      for argument in call.arguments {
        switch argument.label {
        case "table", "tableName": settings.table = table(argument.value)
        case "bundle": settings.bundle = bundle(argument.value)
        case "locale": settings.locale = locale(argument.value)
        case "defaultValue": settings.defaultValue = localizable(argument.value)
        case "value" where call.name != "LabeledContent": settings.defaultValue = plainDefault(argument.value)
        case "comment":
          if case .literal(let text) = plainKey(of: argument.value) { settings.comment = text }
        default: break
        }
      }
      return settings
    }

    /// The text of `value:`, where nil and an empty one say nothing.
    private func plainDefault(_ expression: ExprSyntax) -> KeyText? {
      let text = plainKey(of: expression)
      return text == .literal("") || text == .dynamic("nil") ? nil : text
    }

    /// A key or default text in a place that takes interpolations.
    func localizable(_ expression: ExprSyntax) -> KeyText {
      bare(expression).as(StringLiteralExprSyntax.self).map { key(of: $0) } ?? plainKey(of: expression)
    }
  }
#endif
