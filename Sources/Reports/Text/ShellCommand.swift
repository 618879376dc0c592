/// A command as a person can paste it into a shell.
package enum ShellCommand {
  package static func text(_ arguments: [String]) -> String { arguments.map(quoted).joined(separator: " ") }

  static func quoted(_ argument: String) -> String {
    if argument.unicodeScalars.contains(where: isHidden) || LogCommand.isIn(argument) { return escaped(argument) }
    if !argument.isEmpty, argument.utf8.allSatisfy(isPlain) { return argument }
    return "'" + argument.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-_./=:,+@%".utf8.contains(byte)
    }
  }

  /// Controls, marks of direction, line ends, and what is no character, such as U+FFFE.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned: true
    default: false
    }
  }

  /// `$'…'` of bash, zsh and fish's exception: every invisible byte in hexadecimal, so that pasting gives the same bytes.
  private static func escaped(_ argument: String) -> String {
    var text = "$'"
    for scalar in argument.unicodeScalars {
      switch scalar {
      case "\n": text += "\\n"
      case "'", "\\": text += "\\\(scalar)"
      case _ where isHidden(scalar):
        for byte in String(scalar).utf8 {
          text += "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
      default: text.unicodeScalars.append(scalar)
      }
    }
    // A log reader would take it for a command, wherever in a line it stands.
    return LogCommand.disarmed(text, with: "#\\x23") + "'"
  }
}
