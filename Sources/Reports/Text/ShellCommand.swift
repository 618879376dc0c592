/// A command as a person can paste it into a shell.
package enum ShellCommand {
  package static func text(_ arguments: [String]) -> String { arguments.map(quoted).joined(separator: " ") }

  static func quoted(_ argument: String) -> String {
    let needsEscapes = argument.unicodeScalars.contains { scalar in
      let category = scalar.properties.generalCategory
      return category == .control || category == .format || category == .lineSeparator
        || category == .paragraphSeparator
    }
    if needsEscapes || LogCommand.isIn(argument) { return escaped(argument) }
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

  /// `$'…'` of bash, zsh and fish's exception: every invisible byte in hexadecimal, so that pasting gives the same bytes.
  private static func escaped(_ argument: String) -> String {
    var text = "$'"
    for scalar in argument.unicodeScalars {
      switch scalar {
      case "\n": text += "\\n"
      case "'", "\\": text += "\\\(scalar)"
      case _
      where scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format
        || scalar.properties.generalCategory == .lineSeparator
        || scalar.properties.generalCategory == .paragraphSeparator:
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
