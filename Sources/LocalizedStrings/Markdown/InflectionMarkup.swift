internal import LocalizationRuntime

/// `^[3 item](inflect: true)`: text that Apple's systems inflect, for which there is no counterpart here.
enum InflectionMarkup {
  /// Whether a text has such markup.
  static func isIn(_ text: String) -> Bool { GrammarMarkup.isIn(text) }

  /// The text without markup in a language that no system inflected at first; as it is in English and Spanish.
  ///
  /// - Parameter language: the localization that served the text; nil for the text of the calling code.
  static func text(_ text: String, language: String?) -> String {
    guard let language, !inflected.contains(String(language.prefix { $0.isLetter })), isIn(text) else { return text }
    var result = ""
    var rest = text[...]
    while let span = GrammarMarkup.span(in: rest) {
      result += rest[..<span.whole.lowerBound]
      result += rest[span.words]
      rest = rest[span.whole.upperBound...]
    }
    return result + rest
  }

  private static let inflected: Set<String> = ["", "en", "es", "Base"]
}
