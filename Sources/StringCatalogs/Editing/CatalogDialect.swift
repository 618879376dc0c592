import PositionedJSON

/// How the bytes of a catalog are written, whatever they say: each writer has its own way, and a change of it changes
/// every line.
package struct CatalogDialect: Sendable {
  private let layout: JSONLayout
  private let encoding: JSONTextEncoding
  private let endsWithNewline: Bool
  /// How many line breaks an entry without members has; nil where there is none.
  private let emptyEntry: Int?
  private let hasSlash: Bool
  private let hasNonASCII: Bool
  private let keys: [String]

  package init(of catalog: StringCatalog) {
    let document = catalog.document
    layout = document.layout
    encoding = document.encoding
    endsWithNewline = document.bytes.last == UInt8(ascii: "\n")
    emptyEntry = document.root["strings"]?.members.first { $0.value.kind == .object && $0.value.isEmpty }
      .map { document.bytes[$0.value.range].count { $0 == UInt8(ascii: "\n") } }
    hasSlash = document.bytes.contains(UInt8(ascii: "/"))
    hasNonASCII = document.bytes.dropFirst(3).contains { $0 >= 0x80 }
    keys = catalog.strings.map(\.key)
  }

  /// What is written otherwise than in `base`, in words, in a fixed order; empty where nothing is. What a text does not
  /// show is no difference.
  package func changes(since base: CatalogDialect) -> [String] {
    var changes: [String] = []
    if encoding != base.encoding { changes.append("another encoding or byte order mark") }
    if layout.newline != base.layout.newline { changes.append("other line ends") }
    if layout.indent != base.layout.indent {
      changes.append(
        "\(Self.inWords(layout.indent)) instead of \(Self.inWords(base.layout.indent)) before a member")
    }
    if layout.colon != base.layout.colon {
      changes.append("'\(layout.colon)' instead of '\(base.layout.colon)' after a key")
    }
    if let emptyEntry, let before = base.emptyEntry, emptyEntry != before {
      changes.append("entries without members in another form")
    }
    if layout.escaping.escapesNonASCII, base.hasNonASCII { changes.append("letters beyond ASCII as \\u escapes") }
    if base.layout.escaping.escapesNonASCII, hasNonASCII { changes.append("letters that were \\u escapes as they are") }
    if layout.escaping.escapesSlash != base.layout.escaping.escapesSlash, hasSlash, base.hasSlash {
      changes.append(layout.escaping.escapesSlash ? "'/' as '\\/'" : "'\\/' as '/'")
    }
    if endsWithNewline != base.endsWithNewline {
      changes.append(endsWithNewline ? "a line end after the last brace" : "no line end after the last brace")
    }
    if let order = base.order, !Self.isKept(order, in: keys) { changes.append("keys out of their order") }
    return changes
  }

  /// The order that all keys are in; nil where they are in none, or are too few to tell.
  private var order: KeyOrder? {
    guard keys.count > 2 else { return nil }
    let order = KeyOrder(observedIn: keys)
    return Self.isKept(order, in: keys) ? order : nil
  }

  /// A repeated key is in order.
  private static func isKept(_ order: KeyOrder, in keys: [String]) -> Bool {
    zip(keys, keys.dropFirst()).allSatisfy { $0 == $1 || order.precedes($0, $1) }
  }

  private static func inWords(_ indent: String?) -> String {
    guard let indent else { return "one line" }
    if indent.allSatisfy({ $0 == "\t" }), !indent.isEmpty {
      return indent.count == 1 ? "a tab" : "\(indent.count) tabs"
    }
    return "\(indent.count) space\(indent.count == 1 ? "" : "s")"
  }
}
