internal import Reports

/// HTML inside Markdown, of the elements and attributes that GitHub lets through.
///
/// An element that begins a block is HTML up to the next blank line, and no mark of Markdown means anything in it. What
/// somebody else wrote stands in `code`, where GitHub looks for no mention, issue, commit, emoji or address, and never
/// has a line of its own.
package enum GitHubHTML {
  /// Text of this tool, for the inside of an element.
  package static func text(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  /// One value as somebody wrote it; what is longer than that many columns ends with `…`.
  package static func value(_ value: String, within columns: Int = 600) -> String {
    value.isEmpty ? "<i>empty</i>" : "<code>\(text(VisibleText(bounded(value)).text(within: columns)))</code>"
  }

  /// A sentence or a name that may hold values of others.
  package static func code(_ sentence: String) -> String {
    let kept = bounded(sentence)
    let end = kept.utf8.count < sentence.utf8.count ? "…" : ""
    return "<code>\(text(VisibleText(kept).prose))\(end)</code>"
  }

  /// A cell of a table with a value in its own language and direction.
  ///
  /// - Parameter language: a tag; what is none is left out.
  package static func cell(_ content: String, language: String?) -> String {
    let tag = language.map { $0.replacing("_", with: "-") } ?? ""
    let isTag = !tag.isEmpty && tag.utf8.allSatisfy(isOfTag) && tag.utf8.count <= 35
    return "<td dir=\"auto\"\(isTag ? " lang=\"\(tag)\"" : "")>\(content)</td>"
  }

  /// Far more than anybody reads in one place, and little enough that one text leaves room for others.
  private static func bounded(_ text: String) -> String {
    let limit = 2_000
    guard text.utf8.count > limit else { return text }
    var kept = String.UnicodeScalarView()
    kept.append(contentsOf: text.unicodeScalars.prefix(limit))
    return String(kept)
  }

  private static func isOfTag(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
  }
}
