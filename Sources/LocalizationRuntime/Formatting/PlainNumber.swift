#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Numbers as C's `printf` prints them in its own locale.
enum PlainNumber {
  /// An integer, cut to `size` bytes first.
  static func text(
    of value: Int, letter: UInt8, isUppercase: Bool, size: Int, flags: FormatFlags, width: Int, precision: Int?
  ) -> String {
    let isSigned = letter == UInt8(ascii: "d")
    let number = isSigned ? Int64(truncated(value, size: size)) : 0
    let magnitude = isSigned ? number.magnitude : UInt64(truncatingIfNeeded: value) & mask(size)
    var digits = String(magnitude, radix: radix(letter), uppercase: isUppercase)
    if precision == 0, magnitude == 0 { digits = "" }
    digits = zeros(max(0, (precision ?? 0) - digits.utf8.count)) + digits
    var prefix = isSigned ? sign(isNegative: number < 0, flags) : ""
    if flags.contains(.sharp), letter == UInt8(ascii: "o"), digits.first != "0" { digits = "0" + digits }
    if flags.contains(.sharp), letter == UInt8(ascii: "x"), magnitude != 0 { prefix = isUppercase ? "0X" : "0x" }
    return padded(digits, prefix: prefix, flags: flags, width: width, allowsZeros: precision == nil)
  }

  /// A double through C's own function, with a format that is built here.
  static func text(
    of value: Double, letter: UInt8, isUppercase: Bool, flags: FormatFlags, width: Int, precision: Int?
  ) -> String {
    var format = "%"
    if flags.contains(.minus) { format += "-" }
    if flags.contains(.plus) { format += "+" }
    if flags.contains(.space) { format += " " }
    if flags.contains(.sharp) { format += "#" }
    if flags.contains(.zero) { format += "0" }
    if width > 0 { format += String(width) }
    if let precision { format += "." + String(precision) }
    format.unicodeScalars.append(Unicode.Scalar(isUppercase ? letter & 0xDF : letter))
    return print(format, value)
  }

  /// The integer that a variadic argument of `size` bytes carries.
  static func truncated(_ value: Int, size: Int) -> Int {
    switch size {
    case 1: Int(Int8(truncatingIfNeeded: value))
    case 2: Int(Int16(truncatingIfNeeded: value))
    case 4: Int(Int32(truncatingIfNeeded: value))
    default: value
    }
  }

  /// Pads a text with spaces to a width in characters.
  static func padded(_ text: String, flags: FormatFlags, width: Int) -> String {
    padded(text, prefix: "", flags: flags.intersection(.minus), width: width, allowsZeros: false)
  }

  private static func print(_ format: String, _ value: Double) -> String {
    var capacity = 128
    while true {
      var buffer = [CChar](repeating: 0, count: capacity)
      let count = withVaList([value]) { vsnprintf(&buffer, capacity, format, $0) }
      guard count >= 0 else { return String(value) }
      if count < capacity {
        return String(decoding: buffer.prefix(Int(count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
      }
      capacity = Int(count) + 1
    }
  }

  private static func padded(
    _ digits: String, prefix: String, flags: FormatFlags, width: Int, allowsZeros: Bool
  ) -> String {
    let missing = width - prefix.utf8.count - digits.utf16.count
    guard missing > 0 else { return prefix + digits }
    if flags.contains(.minus) { return prefix + digits + String(repeating: " ", count: missing) }
    if allowsZeros, flags.contains(.zero) { return prefix + zeros(missing) + digits }
    return String(repeating: " ", count: missing) + prefix + digits
  }

  private static func sign(isNegative: Bool, _ flags: FormatFlags) -> String {
    if isNegative { return "-" }
    if flags.contains(.plus) { return "+" }
    return flags.contains(.space) ? " " : ""
  }

  private static func zeros(_ count: Int) -> String { String(repeating: "0", count: count) }

  private static func radix(_ letter: UInt8) -> Int {
    switch letter {
    case UInt8(ascii: "x"): 16
    case UInt8(ascii: "o"): 8
    default: 10
    }
  }

  private static func mask(_ size: Int) -> UInt64 {
    size >= 8 ? .max : (1 << UInt64(size * 8)) - 1
  }
}
