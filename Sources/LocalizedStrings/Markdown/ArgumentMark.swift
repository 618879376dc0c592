/// Marks the text of an argument inside a formatted text, so that it is not read as Markdown and can take attributes.
///
/// The marks are private-use characters of the last plane, which no font and no table gives a meaning.
enum ArgumentMark {
  static let start: Character = "\u{10FFF0}"
  static let end: Character = "\u{10FFF1}"
  private static let firstIndex: UInt32 = 0x10F000
  private static let capacity: UInt32 = 0xF00

  /// The text of the argument at a 0-based position, marked; an argument beyond the capacity stays unmarked.
  static func marked(_ text: String, _ position: Int) -> String {
    guard position < capacity, let scalar = Unicode.Scalar(firstIndex + UInt32(position)) else { return text }
    return "\(start)\(Character(scalar))\(removed(from: text))\(end)"
  }

  /// The position that a character behind `start` stands for.
  static func index(_ character: Character) -> Int? {
    guard character.unicodeScalars.count == 1, let value = character.unicodeScalars.first?.value,
      (firstIndex..<(firstIndex + capacity)).contains(value)
    else { return nil }
    return Int(value - firstIndex)
  }

  /// The text without marks.
  static func removed(from text: String) -> String {
    text.filter { $0 != start && $0 != end && index($0) == nil }
  }
}
