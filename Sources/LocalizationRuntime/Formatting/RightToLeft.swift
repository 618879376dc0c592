/// Finds strong right-to-left characters.
enum RightToLeft {
  /// Whether a text has one, mark characters included.
  static func isIn(_ text: Substring.UTF8View) -> Bool {
    // All of them are U+0590 and later, so their first byte is at least 0xD6.
    guard text.contains(where: { $0 >= 0xD6 }) else { return false }
    return Substring(text).unicodeScalars.contains(where: isStrong)
  }

  private static func isStrong(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x061C, 0x200F: return true
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: break
    default: return false
    }
    switch scalar.properties.generalCategory {
    case .otherLetter, .modifierLetter, .uppercaseLetter, .lowercaseLetter, .otherNumber: return true
    default: return false
    }
  }
}
