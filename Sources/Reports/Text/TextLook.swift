/// What a text needs in a line of a terminal, told from its scalars alone; most texts need nothing.
enum TextLook {
  /// It may stand as it is: nothing in it is hidden, and nothing reads from right to left.
  case plain
  /// Nothing in it is hidden, but something reads from right to left.
  case rightToLeft
  /// It must be looked at character by character.
  case other

  init(_ text: String) {
    self = .plain
    var signs = 0
    var isFirst = true
    for scalar in text.unicodeScalars {
      // What follows two number signs may make them a command to a log reader.
      if signs >= 2, (0x21..<0x7F).contains(scalar.value), scalar != "#" { self = .other }
      signs = scalar == "#" ? signs + 1 : 0
      switch Self.kind(of: scalar.value) {
      case .plain: break
      case .mark: if isFirst { self = .other }
      case .rightToLeft: if self == .plain { self = .rightToLeft }
      case .other: self = .other
      }
      if self == .other { return }
      isFirst = false
    }
  }
}

extension TextLook {
  private enum Kind {
    case plain
    /// Belongs to the character before it, whichever it is.
    case mark
    case rightToLeft
    case other
  }

  /// By Unicode 15; `other` for whatever is seldom seen.
  private static func kind(of value: UInt32) -> Kind {
    switch value {
    case 0x20..<0x7F: .plain
    case 0..<0xA0, 0xAD: .other
    case 0xA0...0x2FF: .plain
    case 0x300..<0x1000: kind(ofLetter: value)
    default: isPlain(value) ? .plain : value == 0x3099 || value == 0x309A ? .mark : .other
    }
  }

  /// Greek, Cyrillic, Hebrew, Arabic, Devanagari and Thai.
  private static func kind(ofLetter value: UInt32) -> Kind {
    switch value {
    case 0x384...0x38A, 0x38C, 0x38E...0x3A1, 0x3A3...0x482, 0x48A...0x52F: .plain
    case 0x5D0...0x5EA, 0x60C, 0x61B, 0x61F...0x64A, 0x660...0x66F, 0x671...0x6D5, 0x6F0...0x6FF: .rightToLeft
    case 0x904...0x939, 0x93D, 0x950, 0x958...0x961, 0x964...0x97F: .plain
    case 0xE01...0xE30, 0xE32...0xE33, 0xE3F...0xE46, 0xE4F...0xE5B: .plain
    case 0x300...0x36F, 0x483...0x489, 0x64B...0x65F, 0x670: .mark
    case 0x900...0x903, 0x93A...0x93C, 0x93E...0x94F, 0x951...0x957, 0x962...0x963: .mark
    case 0xE31, 0xE34...0xE3A, 0xE47...0xE4E: .mark
    default: .other
    }
  }

  /// Georgian, Latin with marks, punctuation, signs of currencies, arrows, and the scripts of Chinese, Japanese and Korean.
  private static func isPlain(_ value: UInt32) -> Bool {
    switch value {
    case 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0x3041...0x3096, 0x309B...0x30FF, 0x3000...0x3029, 0x3400...0x4DBF,
      0xFF01...0xFF9D, 0x10D0...0x10FF, 0x1E00...0x1EFF, 0x2010...0x2027, 0x202F...0x205E, 0x20A0...0x20BF,
      0x2190...0x21FF:
      true
    default: false
    }
  }
}
