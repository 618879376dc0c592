/// The name that Xcode gives the Swift symbol of a key.
///
/// Specifiers are left out and apostrophes vanish; what stands between other characters than letters and digits are
/// words; inside a word a capital after a capital becomes small; the first word starts small, the others with a capital.
package struct SymbolName: Sendable, Hashable {
  /// Without back ticks and arguments; empty where nothing is left of the key.
  package let text: String

  package init(key: String) {
    if let plain = Self.plain(key) {
      text = plain
      return
    }
    let words = SpecifierFreeText(key).pieces.flatMap(Self.words).map(Self.lowered)
    let first = words.first.map { $0.prefix(1).lowercased() + $0.dropFirst() } ?? ""
    let joined = words.dropFirst().reduce(first) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
    text = joined.first?.isNumber == true ? "_" + joined : joined
  }

  /// The same for a key of ASCII without specifiers, byte by byte; nil for any other.
  private static func plain(_ key: String) -> String? {
    guard key.utf8.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "%") }) else { return nil }
    var name: [UInt8] = []
    var isAtStart = true
    var follows = false
    for byte in key.utf8 where byte != UInt8(ascii: "'") {
      let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      let isSmall = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      guard isCapital || isSmall || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else {
        isAtStart = true
        continue
      }
      if isAtStart {
        name.append(isSmall && !name.isEmpty ? byte & ~0x20 : isCapital && name.isEmpty ? byte | 0x20 : byte)
      } else {
        name.append(isCapital && follows ? byte | 0x20 : byte)
      }
      follows = isCapital
      isAtStart = false
    }
    let isNumber = name.first.map { $0 < UInt8(ascii: "A") } ?? false
    return (isNumber ? "_" : "") + String(decoding: name, as: UTF8.self)
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
