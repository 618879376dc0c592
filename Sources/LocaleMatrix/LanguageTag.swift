/// Judges language tags as Apple writes them: `de`, `pt-BR`, `zh-Hans`, `zh-Hant-HK`, `es-419`.
package enum LanguageTag {
  /// What is wrong with `text` and what to write instead; nil for a good tag.
  ///
  /// Only the form is judged: whether the language exists is not.
  package static func problem(with text: String) -> String? {
    let spelled = spelling(of: text)
    if spelled == text { return nil }
    guard let spelled else {
      return "\"\(text)\" is no language tag; expected one such as \"de\", \"pt-BR\" or \"zh-Hans\""
    }
    return "\"\(text)\" is not spelled as Apple writes languages; write \"\(spelled)\""
  }

  /// The tag with hyphens and Apple's case; nil where the text is no tag however it is spelled.
  private static func spelling(of text: String) -> String? {
    let parts = text.split(separator: text.contains("_") ? "_" : "-", omittingEmptySubsequences: false)
      .flatMap { $0.split(separator: "-", omittingEmptySubsequences: false) }.map(String.init)
    guard let language = parts.first, (2...3).contains(language.count), language.isOnlyLetters else { return nil }
    var result = [language.lowercased()]
    var rest = parts.dropFirst()
    if let script = rest.first, script.count == 4, script.isOnlyLetters {
      result.append(script.prefix(1).uppercased() + script.dropFirst().lowercased())
      rest = rest.dropFirst()
    }
    if let region = rest.first, region.isRegion {
      result.append(region.uppercased())
      rest = rest.dropFirst()
    }
    guard rest.allSatisfy(\.isVariant) else { return nil }
    return (result + rest).joined(separator: "-")
  }
}

extension String {
  /// Two letters or three digits, in any case.
  var isRegion: Bool { count == 2 && isOnlyLetters || count == 3 && isOnlyDigits }

  fileprivate var isVariant: Bool {
    let isLong = (5...8).contains(count)
    let isYear = count == 4 && first.map { String($0).isOnlyDigits } == true
    return (isLong || isYear) && utf8.allSatisfy { $0.isLetter || $0.isDigit }
  }

  fileprivate var isOnlyLetters: Bool { utf8.allSatisfy(\.isLetter) }

  fileprivate var isOnlyDigits: Bool { utf8.allSatisfy(\.isDigit) }
}

extension UInt8 {
  /// An ASCII letter.
  fileprivate var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }

  /// An ASCII digit.
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
