import StringCatalogs

/// The comment that Interface Builder writes for a property of an object: `Class = "NSMenuItem"; title = "Copy";
/// ObjectID = "x3v-GG-iWU";`, where the key is `x3v-GG-iWU.title`.
struct InterfaceBuilderComment {
  /// The text that the file itself has for the property; nil where the comment does not show it.
  let text: String?

  /// Nil where the key is none of an Interface Builder file.
  init?(of entry: CatalogEntry) {
    guard let dot = entry.key.firstIndex(of: "."), let comment = entry.comment else { return nil }
    let members = Self.members(of: comment)
    guard members["ObjectID"] == String(entry.key[..<dot]) else { return nil }
    text = members[String(entry.key[entry.key.index(after: dot)...])]
  }

  /// `NAME = "TEXT";` one after the other, with the escapes of a property list; what is of another shape ends the list.
  private static func members(of comment: String) -> [String: String] {
    var members: [String: String] = [:]
    var rest = comment[...]
    while let equals = rest.firstRange(of: " = \"") {
      let name = rest[..<equals.lowerBound].drop { $0.isWhitespace || $0 == ";" }
      rest = rest[equals.upperBound...]
      guard let text = text(&rest) else { break }
      members[String(name)] = text
    }
    return members
  }

  /// Reads up to the closing quotation mark; nil where there is none.
  private static func text(_ rest: inout Substring) -> String? {
    var text = ""
    while let character = rest.popFirst() {
      switch character {
      case "\"": return text
      case "\\":
        guard let escaped = rest.popFirst() else { return nil }
        text.append(escapes[escaped] ?? escaped)
      default: text.append(character)
      }
    }
    return nil
  }

  private static let escapes: [Character: Character] = ["n": "\n", "t": "\t", "r": "\r"]
}
