extension JSONScanner {
  /// Reads a number: `-? (0 | [1-9][0-9]*) (. [0-9]+)? ([eE] [+-]? [0-9]+)?`.
  mutating func number() throws(JSONSyntaxError) {
    let start = offset
    if current == UInt8(ascii: "-") { offset += 1 }
    if current == UInt8(ascii: "0") {
      offset += 1
      if isDigit { throw error("a number may not begin with 0; expected the digits without the zero") }
    } else {
      try digits(after: "'-'")
    }
    if current == UInt8(ascii: ".") {
      offset += 1
      try digits(after: "the decimal point")
    }
    if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
      offset += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { offset += 1 }
      try digits(after: "the exponent sign")
    }
    finish(.number, from: start)
  }

  private var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= current }

  private mutating func digits(after what: String) throws(JSONSyntaxError) {
    guard isDigit else { throw unexpected(expected: "a digit after \(what)") }
    while isDigit { offset += 1 }
  }
}
