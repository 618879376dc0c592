import HostEvidence

/// Values as Swift source has them.
enum SwiftLiteral {
  /// A string literal of one line that means exactly this text, whatever is in it.
  ///
  /// What nobody sees, or what would move other text about, stands as `\u{…}`; a backslash is doubled, so that nothing is
  /// interpolated.
  static func text(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": literal += "\\\\"
      case "\"": literal += "\\\""
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      default:
        if isVisible(scalar) {
          literal.unicodeScalars.append(scalar)
        } else {
          literal += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        }
      }
    }
    return literal + "\""
  }

  static func texts(_ texts: [String]) -> String { "[\(texts.map(text).joined(separator: ", "))]" }

  /// A list of arguments, as the literals of `MessageArgument`.
  static func arguments(_ arguments: [MessageArgument]) -> String {
    let parts = arguments.map { argument in
      switch argument {
      case .integer(let value): "\(value)"
      // Swift writes every double so that it reads as the same again, and with a point.
      case .double(let value):
        value.isFinite ? "\(value)" : ".double(\(value.isNaN ? ".nan" : "\(value < 0 ? "-" : "").infinity"))"
      case .string(let value): text(value)
      }
    }
    return "[\(parts.joined(separator: ", "))]"
  }

  /// Text for a comment of one line.
  static func comment(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { isVisible($0) ? $0 : " " }))
  }

  /// A name of a type or function for a name of the manifest, which has letters, digits and `._-` only.
  static func identifier(_ name: String) -> String {
    let letters = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    return letters.first.map { $0.isNumber } ?? true ? "_\(letters)" : letters
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .surrogate: false
    // A mark at the beginning would sit on the quotation mark.
    case .nonspacingMark, .enclosingMark, .spacingMark: false
    case .spaceSeparator: scalar == " "
    default: scalar != "\u{115F}" && scalar != "\u{1160}" && scalar != "\u{3164}" && scalar != "\u{FFA0}"
    }
  }
}
