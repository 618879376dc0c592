extension FormatParser {
  mutating func takeNumber(first: UInt8, into state: inout State, from start: Int) -> Step {
    var number = Int(first) - 48
    while let byte = next() {
      if (48...57).contains(byte) {
        number = min(number * 10 + Int(byte) - 48, Int(Int32.max) + 1)
      } else if byte == UInt8(ascii: "$") {
        if number > Int(Int8.max) { overflows = true } else { setPosition(number - 1, into: &state.specifier) }
        return .more
      } else {
        if number > Int(Int32.max) { overflows = true }
        if state.hasDot { state.specifier.precision = .fixed(number) } else { state.specifier.width = .fixed(number) }
        return .again(byte)
      }
    }
    return .more
  }

  private func setPosition(_ position: Int, into specifier: inout FormatSpecifier) {
    if specifier.precision == .next {
      specifier.precision = .position(position)
    } else if specifier.width == .next {
      specifier.width = .position(position)
    } else {
      specifier.position = position
    }
  }

  /// Reads the name of a variable. Any but ASCII letters, digits, `_` and `]` ends the name without a variable, and what
  /// follows is read as a plain specifier, as CoreFoundation does.
  mutating func takeName(_ position: Int?, from start: Int) -> Step {
    let first = index
    while let byte = next() {
      if Self.isNameByte(byte) || byte == UInt8(ascii: "]") { continue }
      if byte == UInt8(ascii: "@") {
        let name = String(decoding: bytes[first..<(index - 1)], as: UTF8.self)
        return .end(.variable(name: name, position: position, source: source(from: start)))
      }
      // A character of two UTF-16 units: the first ends the name, the second is no specifier.
      if byte >= 0xF0 { return .end(unknown(from: start)) }
      skipContinuation()
      return .more
    }
    return .more
  }

  /// Skips the rest of a scalar that takes several bytes.
  private mutating func skipContinuation() {
    while index < bytes.count, bytes[index] & 0xC0 == 0x80 { index += 1 }
  }

  mutating func takeConversion(
    _ byte: UInt8, _ state: State, from start: Int
  ) -> ParsedFormat.Segment {
    guard let conversion = Self.conversion(byte) else { return unknown(from: start) }
    var specifier = state.specifier
    specifier.conversion = conversion
    if case .double = conversion, state.hasDot, specifier.precision == .none { specifier.precision = .fixed(0) }
    specifier.source = source(from: start)
    return .specifier(specifier)
  }

  private static func conversion(_ byte: UInt8) -> FormatSpecifier.Conversion? {
    let isUppercase = byte & 0x20 == 0
    switch byte {
    case UInt8(ascii: "@"): return .object
    case UInt8(ascii: "d"), UInt8(ascii: "D"), UInt8(ascii: "i"): return .integer(letter: 0x64, isUppercase: false)
    case UInt8(ascii: "u"), UInt8(ascii: "U"), UInt8(ascii: "o"), UInt8(ascii: "O"):
      return .integer(letter: byte | 0x20, isUppercase: false)
    case UInt8(ascii: "x"), UInt8(ascii: "X"): return .integer(letter: 0x78, isUppercase: isUppercase)
    case UInt8(ascii: "e")...UInt8(ascii: "g"), UInt8(ascii: "E")...UInt8(ascii: "G"), UInt8(ascii: "a"),
      UInt8(ascii: "A"):
      return .double(letter: byte | 0x20, isUppercase: isUppercase)
    case UInt8(ascii: "c"), UInt8(ascii: "C"): return .character(isWide: isUppercase)
    case UInt8(ascii: "s"), UInt8(ascii: "S"), UInt8(ascii: "P"): return .text
    case UInt8(ascii: "p"): return .pointer
    case UInt8(ascii: "n"): return .hidden
    default: return nil
    }
  }

  /// What follows the percent sign, shown as it is.
  mutating func unknown(from start: Int) -> ParsedFormat.Segment {
    skipContinuation()
    return .unknown(String(decoding: bytes[(start + 1)..<index], as: UTF8.self))
  }
}
