/// A function or property through which an owner offers every message by its key: `"common.done".localized()`,
/// `String.localized("common.updated \(time)")`.
package struct KeyedAccessor: Sendable, Hashable {
  package enum Form: Sendable, Hashable {
    /// A member of strings, called on the key.
    case receiver
    /// A function that takes the key first; nil for a parameter without a label.
    case argument(label: String?)
  }

  /// `localized` for a member of strings, `String.localized` for a function.
  package var expression: String
  package var form: Form
  /// Whether a member of strings is written without parentheses.
  package var isProperty: Bool
  /// Whether the key may have interpolations.
  package var takesArguments: Bool
  /// The label of a parameter of type `Locale`; nil where it has none.
  package var locale: String?

  package init(
    expression: String, form: Form, isProperty: Bool = false, takesArguments: Bool = false, locale: String? = nil
  ) {
    self.expression = expression
    self.form = form
    self.isProperty = isProperty
    self.takesArguments = takesArguments
    self.locale = locale
  }
}
