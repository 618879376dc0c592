/// One locale's number formats, opened when they are first needed.
struct NumberFormats: ~Copyable {
  /// A number and how a specifier wants it.
  struct Request: Hashable, Sendable {
    var number: PluralChoice.Number
    var style: NumberStyle
  }

  private let locale: String
  /// A locale has a handful, and what they print is remembered elsewhere.
  private var opened: [(style: NumberStyle, format: LocalizedNumberFormat)] = []

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
    if let known = opened.first(where: { $0.style == style }) { return known.format }
    if opened.count >= Self.limit { opened.removeAll(keepingCapacity: true) }
    let format = LocalizedNumberFormat(locale: locale, style: style)
    opened.append((style, format))
    return format
  }

  /// Formats kept open: widths and precisions of hostile tables must not add up.
  private static let limit = 256
}
