/// `^[3 item](inflect: true)`: text that Apple's systems inflect, for which there is no counterpart here.
enum InflectionMarkup {
  private static let opening = "^["
  private static let attributes = "](inflect:"

  /// Whether a text has such markup.
  static func isIn(_ text: String) -> Bool {
    guard text.utf8.contains(UInt8(ascii: "^")), let start = text.firstRange(of: opening) else { return false }
    return text[start.upperBound...].firstRange(of: attributes) != nil
  }

  /// The text without markup in a language that no system inflected at first; as it is in English and Spanish.
  ///
  /// - Parameter language: the localization that served the text; nil for the text of the calling code.
  static func text(_ text: String, language: String?) -> String {
    guard let language, !inflected.contains(String(language.prefix { $0.isLetter })), isIn(text) else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstRange(of: opening),
      let middle = rest[start.upperBound...].firstRange(of: attributes),
      let end = rest[middle.upperBound...].firstIndex(of: ")")
    {
      result += rest[..<start.lowerBound]
      result += rest[start.upperBound..<middle.lowerBound]
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static let inflected: Set<String> = ["", "en", "es", "Base"]
}
