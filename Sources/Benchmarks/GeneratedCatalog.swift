/// A catalog of thirty languages that is the same on every machine.
enum GeneratedCatalog {
  private static let languages = [
    "ar", "bg", "ca", "cs", "da", "de", "el", "en", "es", "fi", "fr", "he", "hi", "hr", "hu", "id", "it", "ja", "ko",
    "nb",
    "nl", "pl", "pt-BR", "ro", "ru", "sv", "th", "tr", "uk", "zh-Hans",
  ]

  /// The text in Xcode's layout; 550 keys make about 2.9 MB.
  static func text(keys: Int) -> String {
    let entries = (0..<keys).map { key in
      let units = languages.map { language in
        """
                "\(language)" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "\(language) sentence number \(key), \\"quoted\\" — naïve"
                  }
                }
        """
      }
      return """
            "screen\(key % 40).item.\(key)" : {
              "extractionState" : "manual",
              "localizations" : {
        \(units.joined(separator: ",\n"))
              }
            }
        """
    }
    return """
      {
        "sourceLanguage" : "en",
        "strings" : {
      \(entries.joined(separator: ",\n"))
        },
        "version" : "1.0"
      }
      """
  }

  /// Keys of the large catalog.
  static let manyKeys = 550
}
