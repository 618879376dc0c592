/// A function, property or initialiser that looks up what its callers give: `func tr(_ key: String)`,
/// `var localized` of strings, a view with a title of type `LocalizedStringKey`.
package struct LookUpWrapper: Sendable, Hashable {
  package enum KeySource: Sendable, Hashable {
    /// The string that it is called on.
    case receiver
    /// The parameter of this name.
    case parameter(String)
  }

  package struct Parameter: Sendable, Hashable {
    package var label: String?
    package var name: String
    /// The default value where it is plain text.
    package var text: String?

    package init(label: String?, name: String, text: String? = nil) {
      self.label = label
      self.name = name
      self.text = text
    }
  }

  /// The types around it, the outermost first.
  package var types: [String]
  /// `tr`, `localized`; `init` for an initialiser.
  package var name: String
  /// In order; of an initialiser that the compiler writes (`isMemberwise`) only the one for the key.
  package var parameters: [Parameter]
  package var isMemberwise: Bool
  package var key: KeySource
  /// Whether the key is a plain string: what has interpolations is then filled before it is looked up.
  package var isPlain: Bool
  package var api: LookUpAPI
  package var table: TableName
  package var bundle: BundleExpression
  package var defaultValue: KeyText?
  package var locale: LocaleExpression

  package init(
    types: [String], name: String, parameters: [Parameter], isMemberwise: Bool = false, key: KeySource, isPlain: Bool,
    api: LookUpAPI, table: TableName = .unsaid, bundle: BundleExpression = .unsaid, defaultValue: KeyText? = nil,
    locale: LocaleExpression = .unsaid
  ) {
    self.types = types
    self.name = name
    self.parameters = parameters
    self.isMemberwise = isMemberwise
    self.key = key
    self.isPlain = isPlain
    self.api = api
    self.table = table
    self.bundle = bundle
    self.defaultValue = defaultValue
    self.locale = locale
  }

  /// `L10n.tr`, `String.localized`, `Row.init`.
  package var path: String { (types + [name]).joined(separator: ".") }
}
