import StringCatalogs

/// What may be said of a text that reads the same in every language.
enum SharedText: Sendable, Hashable {
  /// Specifiers, numbers, addresses: no language could say it otherwise.
  case wordless
  /// What looks like a name, such as `GitHub`, `iCloud+` or `PDF`: it may be meant to stay.
  case name
  /// Words that people translate.
  case words

  /// - Parameters:
  ///   - isKey: whether the text is its own key, as text that was extracted from code; then a word with a capital may be a
  ///     name too.
  ///   - names: what products are called.
  init(_ text: String, isKey: Bool, names: Set<String> = []) {
    // An address may have a percent sign that is no specifier.
    let spoken = text.split(whereSeparator: \.isWhitespace).filter { !Self.isAddress(Self.bare($0)) }
    let plain = SpecifierFreeText(spoken.joined(separator: " ")).pieces.joined(separator: " ")
    let words = plain.split(whereSeparator: \.isWhitespace).map(Self.bare).filter(\.hasLetters)
    if words.isEmpty {
      self = .wordless
    } else if names.contains(words.joined(separator: " ")) || words.allSatisfy(Self.isSpelledAsName) {
      self = .name
    } else {
      let isTitle = words.count <= 3 && words.allSatisfy { $0.first.map { $0.isUppercase || $0.isNumber } ?? false }
      self = isKey && isTitle ? .name : .words
    }
  }

  /// Without the punctuation around it.
  private static func bare(_ word: Substring) -> Substring {
    let start = word.firstIndex { $0.isLetter || $0.isNumber } ?? word.endIndex
    let end = word.lastIndex { $0.isLetter || $0.isNumber || $0 == "/" }.map(word.index(after:)) ?? word.endIndex
    return start < end ? word[start..<end] : word[word.endIndex...]
  }

  /// Domains that stand in texts; an identifier such as `trip.title` ends in none of them.
  private static let domains: Set<Substring> = ["app", "com", "dev", "edu", "gov", "io", "net", "org"]

  /// Whether a word is a web address, an e-mail address or a domain.
  private static func isAddress(_ word: Substring) -> Bool {
    if word.contains("://") || word.hasPrefix("www.") || word.hasPrefix("mailto:") { return true }
    guard let host = word.split(separator: "/").first?.split(separator: "@").last else { return false }
    let labels = host.split(separator: ".")
    return labels.count > 1 && labels.last.map { domains.contains($0) || word.contains("@") } ?? false
  }

  /// `iPhone`, `YouTube`, `MP3`, `USB`: capitals inside a word, or digits and capitals alone.
  private static func isSpelledAsName(_ word: Substring) -> Bool {
    let hasInnerCapital = zip(word, word.dropFirst()).contains { $0.isLowercase && $1.isUppercase }
    return hasInnerCapital
      || (word.count <= 5 && !word.contains(where: \.isLowercase) && word.contains(where: \.isUppercase))
  }
}
