internal import Reports

/// Two values as they can be shown side by side: safe, measurable, and different wherever the values are.
struct ComparedText: Sendable, Hashable {
  let old: String
  let new: String

  init(_ old: String, _ new: String) {
    let plain = [old, new].map { VisibleText($0).plain }
    let bare = plain.map(Self.withoutIsolates)
    if bare[0] != bare[1] {
      (self.old, self.new) = (bare[0], bare[1])
    } else if old.utf8.elementsEqual(new.utf8) {
      (self.old, self.new) = (bare[0], bare[0])
    } else if plain[0] != plain[1] {
      (self.old, self.new) = (Self.withSpelledIsolates(plain[0]), Self.withSpelledIsolates(plain[1]))
    } else {
      // Texts that look and compare alike and have other bytes: an accent behind its letter, or in it.
      (self.old, self.new) = (Self.spelled(old), Self.spelled(new))
    }
  }

  /// One value by itself.
  static func shown(_ value: String) -> String { withoutIsolates(VisibleText(value).plain) }

  /// Formatters put isolates around arguments; in a column they would only be in pairs by luck.
  private static func withoutIsolates(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\u{2068}" && $0 != "\u{2069}" }))
  }

  private static func withSpelledIsolates(_ text: String) -> String {
    text.replacing("\u{2068}", with: "\\u{2068}").replacing("\u{2069}", with: "\\u{2069}")
  }

  private static func spelled(_ text: String) -> String {
    let spelled = text.unicodeScalars.map { scalar in
      (0x20..<0x7F).contains(scalar.value) ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
    return VisibleText(spelled.joined()).plain
  }
}
