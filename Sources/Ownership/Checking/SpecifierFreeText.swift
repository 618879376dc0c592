import StringCatalogs

/// A text without its format specifiers.
struct SpecifierFreeText {
  /// What stands between the specifiers, in order.
  let pieces: [Substring]

  /// `%`, a position or a name, flags, width, precision, length, conversion; a blank is no flag, because in real texts
  /// it is prose: `100% free`.
  private nonisolated(unsafe) static let specifier =
    /%(?:\d+\$)?(?:#@[^@]+@|\([^)]*\)(?:\d+\$)?(?:@|l{0,2}[diufg])|[-+#0']*(?:\d+|\*)?(?:\.(?:\d+|\*))?(?:hh|h|ll|l|q|L|z|t|j)?[@dDiuUxXoOfFeEgGaAcCsSp]|arg)/

  init(_ text: String) {
    pieces = text.contains("%") ? text.split(separator: Self.specifier) : [text[...]]
  }

  var hasLetters: Bool { pieces.contains { $0.contains(where: \.isLetter) } }
}
