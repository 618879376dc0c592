/// How a localized specifier wants its number, as CoreFoundation's `__CFStringFormatLocalizedNumber` sets a formatter up.
struct NumberStyle: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// `%d`, `%i`, `%u`
    case integer
    /// `%f`
    case fixed
    /// `%e`
    case scientific
    /// `%g`
    case general
  }

  var kind: Kind
  var flags: FormatFlags = []
  /// In characters; 0 for none.
  var width: Int = 0
  /// Digits; nil where the specifier has none.
  var precision: Int?
  /// Whether `%g` prints this number with an exponent.
  var isScientific: Bool = false
  /// Whether the plus flag has no effect on this number.
  var hidesPlus: Bool = false

  /// `%lld`
  static let plain = NumberStyle(kind: .integer)

  /// Digits of the precision, with the default of each kind.
  var digits: Int {
    let digits = precision ?? (kind == .integer ? 0 : 6)
    return kind == .general && digits == 0 ? 1 : digits
  }

  var showsPlus: Bool { flags.contains(.plus) && !hidesPlus }
  var padsWithZeros: Bool { flags.contains(.zero) || isPreciseInteger }
  /// An integer with a precision: padded with zeros up to the precision, then with spaces up to the width.
  var isPreciseInteger: Bool { kind == .integer && precision != nil }

  func needsExponent(_ number: PluralChoice.Number) -> Bool {
    guard kind == .general, case .double(let value) = number else { return false }
    let greatest = Double("1e\(digits)") ?? .infinity
    return value.magnitude > greatest || (value.magnitude > 0 && value.magnitude < 0.0001)
  }

  /// Adds the spaces that an integer with a precision still lacks.
  func padded(_ text: String) -> String {
    let missing = width - text.utf16.count
    guard isPreciseInteger, missing > 0 else { return text }
    let spaces = String(repeating: " ", count: missing)
    return flags.contains(.minus) ? text + spaces : spaces + text
  }
}

extension PluralChoice.Number {
  var isNegative: Bool {
    switch self {
    case .integer(let value): value < 0
    case .double(let value): value < 0
    }
  }
}
