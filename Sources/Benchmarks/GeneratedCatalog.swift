/// A catalog of thirty languages that is the same on every machine.
enum GeneratedCatalog {
  private static let languages = [
    "ar", "bg", "ca", "cs", "da", "de", "el", "en", "es", "fi", "fr", "he", "hi", "hr", "hu", "id", "it", "ja", "ko",
    "nb",
    "nl", "pl", "pt-BR", "ro", "ru", "sv", "th", "tr", "uk", "zh-Hans",
  ]

  /// The text in Xcode's layout, its keys in no order; 550 keys make about 2.9 MB.
  static func text(keys: Int) -> String { text(keys: (0..<keys).map { "screen\($0 % 40).item.\($0)" }) }

  /// The text in Xcode's layout, with the first so many languages.
  static func text(keys: [String], languages count: Int = languages.count) -> String {
    let entries = keys.enumerated().map { number, key in
      let units = languages.prefix(count).map { language in
        """
                "\(language)" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "\(language) sentence number \(number), \\"quoted\\" — naïve"
                  }
                }
        """
      }
      return """
            "\(key)" : {
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
