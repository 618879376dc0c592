/// Texts as Swift's string literals.
enum SwiftLiteral {
  /// The literal between its quotes, on one line.
  static func quoted(_ text: String) -> String { "\"\(text.unicodeScalars.map(escaped).joined())\"" }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\\", "\"": "\\\(scalar)"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case _ where scalar.value < 0x20 || scalar.value == 0x7F: "\\u{\(String(scalar.value, radix: 16))}"
    default: String(scalar)
    }
  }
}
