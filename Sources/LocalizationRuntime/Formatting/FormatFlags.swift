/// The flags of a format specifier.
struct FormatFlags: OptionSet, Sendable, Hashable {
  var rawValue: UInt8

  static let zero = FormatFlags(rawValue: 1 << 0)
  static let minus = FormatFlags(rawValue: 1 << 1)
  static let plus = FormatFlags(rawValue: 1 << 2)
  static let space = FormatFlags(rawValue: 1 << 3)
  static let sharp = FormatFlags(rawValue: 1 << 4)
}
