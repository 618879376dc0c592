public import Foundation
internal import HostEvidence

extension String.LocalizationValue {
  /// Collects the key and the arguments of a literal with interpolations.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var key = ""
    var arguments: [LocalizationArgument] = []

    /// An interpolation that expects this many bytes of literal text and this many interpolations.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 4 * interpolationCount)
      arguments.reserveCapacity(interpolationCount)
    }

    /// Adds literal text; a percent sign is doubled in the key.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacing("%", with: "%%") : literal
    }

    mutating func append(_ argument: LocalizationArgument, specifier: String) {
      key += specifier
      arguments.append(argument)
    }

    // MARK: - Texts

    /// Adds a text: `%@` in the key.
    public mutating func appendInterpolation(_ string: String) { append(.value(.string(string)), specifier: "%@") }

    /// Adds a text: `%@` in the key.
    public mutating func appendInterpolation(_ substring: Substring) { appendInterpolation(String(substring)) }

    /// Adds a text with attributes: `%@` in the key. They show in an attributed string only.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append(.attributed(attributedString), specifier: "%@")
    }

    /// Adds another localized text, looked up together with this one: `%@` in the key.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append(.resource(resource), specifier: "%@")
    }

    // MARK: - Numbers

    /// Adds a number: the specifier of its type in the key.
    public mutating func appendInterpolation<Number: FormatSpecifiable>(_ value: Number) {
      append(.value(value.messageArgument), specifier: Number.formatSpecifier)
    }

    /// Adds a number with a specifier of the caller's, such as `%.2f`, which stands in the key.
    public mutating func appendInterpolation<Number: FormatSpecifiable>(_ value: Number, specifier: String) {
      append(.value(value.messageArgument), specifier: specifier)
    }

    // MARK: - Objects and values with formatters

    /// Adds an object: `%@` in the key. It prints as the formatter says, else as it describes itself.
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
      append(.value(.object(subject, formatter)), specifier: "%@")
    }

    /// Adds a value of Foundation's: `%@` in the key. It prints as the formatter says, else as it describes itself.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(.value(.object(subject, formatter)), specifier: "%@")
    }

    /// Adds a date: `%@` in the key. It prints as the formatter says, else as it describes itself.
    public mutating func appendInterpolation(_ date: Date, formatter: Formatter? = nil) {
      append(.value(.object(date, formatter)), specifier: "%@")
    }

    /// Adds an identifier: `%@` in the key.
    public mutating func appendInterpolation(_ identifier: UUID) { appendInterpolation(identifier.uuidString) }

    /// Adds a value with a format style: `%@` in the key. The style takes the locale of the look-up.
    public mutating func appendInterpolation<Style: FormatStyle & Sendable>(_ value: Style.FormatInput, format: Style)
    where Style.FormatInput: Sendable, Style.FormatOutput == String {
      append(.styled(Styled(input: value, style: format)), specifier: "%@")
    }

    /// Adds a value with a format style that gives attributed text: `%@` in the key.
    ///
    /// It is formatted at once, in the locale of the process where the style names none.
    public mutating func appendInterpolation<Style: FormatStyle>(_ value: Style.FormatInput, format: Style)
    where Style.FormatOutput == AttributedString {
      append(.attributed(format.locale(.current).format(value)), specifier: "%@")
    }

    // MARK: - Placeholders

    /// Adds a place for a value that the options of the look-up bring.
    public mutating func appendInterpolation(placeholder: Placeholder) {
      append(.placeholder(placeholder), specifier: placeholder.formatSpecifier)
    }

    /// Adds a place for a value that the options of the look-up bring, with a specifier of the caller's.
    public mutating func appendInterpolation(placeholder: Placeholder, specifier: String) {
      append(.placeholder(placeholder), specifier: specifier)
    }
  }
}

extension MessageArgument {
  /// What `%@` prints for an object: the formatter's text, a number in the locale's digits, or its description.
  fileprivate static func object(_ subject: Any, _ formatter: Formatter?) -> MessageArgument {
    if let formatter { return .string(formatter.string(for: subject) ?? "") }
    guard let number = subject as? NSNumber else { return .string(String(describing: subject)) }
    let isWhole = !["d", "f"].contains(String(cString: number.objCType))
    return isWhole ? .integer(number.intValue) : .double(number.doubleValue)
  }
}
