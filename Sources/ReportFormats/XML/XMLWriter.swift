internal import Reports

/// Writes XML 1.0 a part at a time, indented; the caller pairs `open` and `close`.
///
/// XML has no spelling for most control characters, not even as a reference: they stand as `\u{7}`, because where one
/// is found it is what the reader must see.
struct XMLWriter {
  typealias Attributes = KeyValuePairs<String, String?>

  private(set) var bytes = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8)
  private var depth = 0

  /// A start tag on a line of its own; attributes without a value are left out.
  mutating func open(_ name: String, _ attributes: Attributes = [:]) {
    append("<\(name)\(Self.text(of: attributes))>")
    depth += 1
  }

  mutating func close(_ name: String) {
    depth -= 1
    append("</\(name)>")
  }

  /// An element with text or with nothing in it, on a line of its own.
  mutating func element(_ name: String, _ attributes: Attributes = [:], text: String? = nil) {
    let start = "<\(name)\(Self.text(of: attributes))"
    append(text.map { "\(start)>\(Self.escaped($0))</\(name)>" } ?? "\(start)/>")
  }

  private mutating func append(_ line: String) {
    bytes += String(repeating: " ", count: depth).utf8
    bytes += line.utf8
    bytes.append(UInt8(ascii: "\n"))
  }

  private static func text(of attributes: Attributes) -> String {
    attributes.map { name, value in value.map { " \(name)=\"\(escaped($0, isAttribute: true))\"" } ?? "" }.joined()
  }
}

extension XMLWriter {
  /// The text as it may stand between tags, or between quotes.
  private static func escaped(_ text: String, isAttribute: Bool = false) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // Readers turn these into spaces in an attribute, and a carriage return into a line feed anywhere.
      case "\r": result += "&#13;"
      case "\n" where isAttribute: result += "&#10;"
      case "\t" where isAttribute: result += "&#9;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{FFFE}"..."\u{FFFF}":
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
