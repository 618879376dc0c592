public import Foundation
internal import HostEvidence
internal import LocalizationRuntime

extension AttributedString {
  /// What a look-up of an attributed string may be told.
  public struct FormattingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Marks the text of each argument with its 1-based number in the attribute `replacementIndex`.
    public static let applyReplacementIndexAttribute = FormattingOptions(rawValue: 1)
  }

  /// A text from a table, formatted, with its inline Markdown read into attributes.
  ///
  /// Emphasis, strong emphasis, code and links are read; any other Markdown stays as it is. The text of an argument is
  /// never read as Markdown. Inflection markup, `^[…](inflect: true)`, stays as it is in English and Spanish, whose
  /// inflection has no counterpart here, and gives way to its words in other languages, which older systems leave alone.
  ///
  /// - Parameters:
  ///   - key: the key, with the values that the text is formatted with.
  ///   - options: whether arguments are marked.
  ///   - table: the table without suffix; nil stands for `Localizable`.
  ///   - bundle: whose tables; nil is the main bundle.
  ///   - locale: the locale that formats numbers and picks plural forms; nil is that of the process.
  ///   - comment: a note for translators; it has no effect here.
  public init(
    localized key: String.LocalizationValue, options: FormattingOptions = [], table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let locale = locale ?? .current
    let request = MessageRequest(
      key: key.key, table: table, arguments: key.markedArguments(locale.effective), formatting: locale.formatting)
    self = MarkdownText(LocalizedProcess.current.bundle(bundle).resolve(request), of: key, options).attributed
  }

  /// A text from a table or the default text, formatted, with its inline Markdown read into attributes.
  ///
  /// - Parameters:
  ///   - key: the key as the table spells it.
  ///   - defaultValue: the text where no table has the key, with the values that any text is formatted with.
  ///   - options: whether arguments are marked.
  ///   - table: the table without suffix; nil stands for `Localizable`.
  ///   - bundle: whose tables; nil is the main bundle.
  ///   - locale: the locale that formats numbers and picks plural forms; nil is that of the process.
  ///   - comment: a note for translators; it has no effect here.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, options: FormattingOptions = [],
    table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let locale = locale ?? .current
    let request = MessageRequest(
      key: key.description, table: table, defaultValue: defaultValue.key,
      arguments: defaultValue.markedArguments(locale.effective), formatting: locale.formatting)
    self = MarkdownText(LocalizedProcess.current.bundle(bundle).resolve(request), of: defaultValue, options).attributed
  }

  /// The text of a resource, with its inline Markdown read into attributes.
  public init(localized resource: LocalizedStringResource, options: FormattingOptions = []) {
    let value = resource.defaultValue
    let request = resource.request(arguments: value.markedArguments(resource.currentLocale))
    self = MarkdownText(resource.bundleLookUp.resolve(request), of: value, options).attributed
  }
}

extension String.LocalizationValue {
  /// The arguments, with texts marked so that they are found again in the formatted text.
  fileprivate func markedArguments(_ locale: Locale) -> [MessageArgument] {
    messageArguments(locale).enumerated().map { position, argument in
      guard case .string(let text) = argument else { return argument }
      return .string(ArgumentMark.marked(text, position))
    }
  }
}
