import StringCatalogs

/// A text without its format specifiers.
struct SpecifierFreeText {
  /// What stands between the specifiers, in order; empty pieces are left out.
  let pieces: [Substring]

  init(_ text: String) {
    guard text.utf8.contains(UInt8(ascii: "%")) else {
      pieces = text.isEmpty ? [] : [text[...]]
      return
    }
    var pieces: [Substring] = []
    var rest = text[...]
    for specifier in SpecifierList(text).specifiers where specifier.kind != .width {
      guard let range = rest.firstRange(of: specifier.source) else { continue }
      pieces.append(rest[..<range.lowerBound])
      rest = rest[range.upperBound...]
    }
    self.pieces = (pieces + [rest]).filter { !$0.isEmpty }
  }

  /// Whether a text has letters beside its specifiers; the first words tell it of most.
  static func hasLetters(_ text: String) -> Bool {
    let start = text.utf8.firstIndex(of: UInt8(ascii: "%")) ?? text.endIndex
    return text[..<start].hasLetters || SpecifierFreeText(text).hasLetters
  }

  var hasLetters: Bool { pieces.contains(where: \.hasLetters) }
}
