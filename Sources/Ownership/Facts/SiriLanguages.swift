/// The languages that Siri speaks: phrases in others are never heard.
enum SiriLanguages {
  private static let codes: Set<String> = [
    "ar", "da", "de", "en", "es", "fi", "fr", "he", "it", "ja", "ko", "ms", "nb", "nl", "pt", "ru", "sv", "th", "tr",
    "vi", "yue", "zh",
  ]

  static func include(_ language: String) -> Bool { codes.contains(LanguageIdentity(language).language) }
}
