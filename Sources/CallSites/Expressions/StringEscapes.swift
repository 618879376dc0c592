/// The escapes of Swift's string literals.
enum StringEscapes {
  /// A literal's text with its escapes taken out, nil where one is wrong. Of a raw literal `pounds` is the number of `#`.
  static func unescaped(_ text: String, pounds: Int) -> String? {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    var result = ""
    var rest = Substring(text)
    let escape = "\\" + String(repeating: "#", count: pounds)
    while let range = rest.firstRange(of: escape) {
      result += rest[..<range.lowerBound]
      rest = rest[range.upperBound...]
      guard let scalar = takeScalar(from: &rest) else { return nil }
      result.unicodeScalars.append(scalar)
    }
    return result + rest
  }

  private static func takeScalar(from rest: inout Substring) -> Unicode.Scalar? {
    guard let letter = rest.unicodeScalars.popFirst() else { return nil }
    switch letter {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "0": return "\0"
    case "\\", "\"", "'": return letter
    case "u": return takeCodePoint(from: &rest)
    default: return nil
    }
  }

  private static func takeCodePoint(from rest: inout Substring) -> Unicode.Scalar? {
    guard rest.unicodeScalars.first == "{", let end = rest.unicodeScalars.firstIndex(of: "}") else { return nil }
    let digits = rest.unicodeScalars[rest.unicodeScalars.startIndex..<end].dropFirst()
    rest = rest[rest.unicodeScalars.index(after: end)...]
    return UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init)
  }
}
