public import Foundation
internal import HostEvidence
internal import LocalizationRuntime

extension String {
  /// A text from a table, formatted with the values of the key.
  ///
  /// - Parameters:
  ///   - key: the key, with the values that the text is formatted with. It is shown where no table has it.
  ///   - table: the table without suffix; nil stands for `Localizable`.
  ///   - bundle: whose tables; nil is the main bundle. Code in a package passes `.module` or `#bundle`.
  ///   - locale: the locale that formats numbers and picks plural forms. It does not choose the language.
  ///   - comment: a note for translators; it has no effect here.
  public init(
    localized key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    let arguments = key.arguments.isEmpty ? [] : key.messageArguments(locale.effective)
    let request = MessageRequest(key: key.key, table: table, arguments: arguments, formatting: locale.formatting)
    self = LocalizedProcess.current.bundle(bundle).resolve(request).value
  }

  /// A text from a table, formatted with the values of the default text.
  ///
  /// - Parameters:
  ///   - key: the key as the table spells it.
  ///   - defaultValue: the text where no table has the key, with the values that any text is formatted with.
  ///   - table: the table without suffix; nil stands for `Localizable`.
  ///   - bundle: whose tables; nil is the main bundle. Code in a package passes `.module` or `#bundle`.
  ///   - locale: the locale that formats numbers and picks plural forms. It does not choose the language.
  ///   - comment: a note for translators; it has no effect here.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    let arguments = defaultValue.arguments.isEmpty ? [] : defaultValue.messageArguments(locale.effective)
    let request = MessageRequest(
      key: key.description, table: table, defaultValue: defaultValue.key, arguments: arguments,
      formatting: locale.formatting)
    self = LocalizedProcess.current.bundle(bundle).resolve(request).value
  }

  /// A text from a table, with values for the placeholders of the key.
  ///
  /// - Parameters:
  ///   - key: the key, with the values that the text is formatted with.
  ///   - options: the values that stand for the key's placeholders.
  ///   - table: the table without suffix; nil stands for `Localizable`.
  ///   - bundle: whose tables; nil is the main bundle.
  ///   - locale: the locale that formats numbers and picks plural forms. It does not choose the language.
  ///   - comment: a note for translators; it has no effect here.
  public init(
    localized key: String.LocalizationValue, options: String.LocalizationOptions, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    let request = MessageRequest(
      key: key.key, table: table, arguments: key.messageArguments(locale.effective, replacements: options.messages),
      formatting: locale.formatting)
    self = LocalizedProcess.current.bundle(bundle).resolve(request).value
  }

  /// The text of a resource, in the language that the resource's locale picks.
  public init(localized resource: LocalizedStringResource) {
    self = resource.bundleLookUp.resolve(resource.request()).value
  }

  /// The text of a resource, with values for its placeholders.
  public init(localized resource: LocalizedStringResource, options: String.LocalizationOptions) {
    self = resource.bundleLookUp.resolve(resource.request(replacements: options.messages)).value
  }
}

extension String.LocalizationOptions {
  /// The replacements as messages are formatted with them.
  fileprivate var messages: [MessageArgument] {
    replacements?.map { MessageArgument(variadic: $0) ?? .string(String(describing: $0)) } ?? []
  }
}
