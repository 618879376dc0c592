/// One locale's number formats, opened when they are first needed.
struct NumberFormats: ~Copyable {
  /// A number and how a specifier wants it.
  struct Request: Hashable, Sendable {
    var number: PluralChoice.Number
    var style: NumberStyle
  }

  private let locale: String
  private var opened: [NumberStyle: LocalizedNumberFormat] = [:]

  init(locale: String) { self.locale = locale }

  mutating func text(of request: Request) -> String {
    var style = request.style
    style.isScientific = style.needsExponent(request.number)
    style.hidesPlus = style.flags.contains(.plus) && request.number.isNegative
    let format = format(style)
    let text =
      switch request.number {
      case .integer(let value): format.text(of: value)
      case .double(let value): format.text(of: value)
      }
    return style.padded(text)
  }

  var decimalSeparator: String {
    mutating get { format(.plain).decimalSeparator }
  }

  private mutating func format(_ style: NumberStyle) -> LocalizedNumberFormat {
    if let known = opened[style] { return known }
    if opened.count >= Self.limit { opened.removeAll(keepingCapacity: true) }
    let format = LocalizedNumberFormat(locale: locale, style: style)
    opened[style] = format
    return format
  }

  /// Formats kept open: widths and precisions of hostile tables must not add up.
  private static let limit = 256
}
