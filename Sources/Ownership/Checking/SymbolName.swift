/// The name that Xcode gives the Swift symbol of a key.
///
/// Specifiers are left out and apostrophes vanish; what stands between other characters than letters and digits are
/// words; inside a word a capital after a capital becomes small; the first word starts small, the others with a capital.
package struct SymbolName: Sendable, Hashable {
  /// Without back ticks and arguments; empty where nothing is left of the key.
  package let text: String

  package init(key: String) {
    let words = SpecifierFreeText(key).pieces.flatMap(Self.words).map(Self.lowered)
    let first = words.first.map { $0.prefix(1).lowercased() + $0.dropFirst() } ?? ""
    let joined = words.dropFirst().reduce(first) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
    text = joined.first?.isNumber == true ? "_" + joined : joined
  }

  private static func words(_ piece: Substring) -> [String] {
    piece.filter { $0 != "'" && $0 != "\u{2019}" }
      .split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// `JSON` → `Json`, `CFBundleName` → `CfbundleName`.
  private static func lowered(_ word: String) -> String {
    var follows = false
    return word.reduce(into: "") { text, character in
      text += follows && character.isUppercase ? character.lowercased() : String(character)
      follows = character.isUppercase
    }
  }
}
