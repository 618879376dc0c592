/// A text without its format specifiers.
struct SpecifierFreeText {
  /// What stands between the specifiers, in order; empty pieces are left out.
  let pieces: [Substring]

  init(_ text: String) {
    guard text.contains("%") else {
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

  var hasLetters: Bool { pieces.contains { $0.contains(where: \.isLetter) } }
}
