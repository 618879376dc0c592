/// Writes entries of a table in the layout of its text; the caller has put the blanks before the first line.
struct TableEntryWriter {
  let isXML: Bool
  let layout: TableLayout

  /// The entry with its comment, which is on the same line if it is inline.
  func bytes(of entry: LegacyEntry, isInline: Bool) -> [UInt8] {
    comment(entry.comment, isInline: isInline) + key(entry.key) + value(entry.value) + end
  }

  private func key(_ key: String) -> [UInt8] {
    var bytes: [UInt8] = []
    if isXML {
      XMLPropertyListWriter.append(key, in: "key", to: &bytes)
    } else {
      OldStyleWriter.append(key, to: &bytes)
    }
    return bytes + layout.assignment.utf8
  }

  private var end: [UInt8] { isXML ? [] : [UInt8(ascii: ";")] }

  /// The value alone; in text only a string is one.
  func value(_ node: PropertyListNode) -> [UInt8] {
    var bytes: [UInt8] = []
    if isXML {
      append(node, indentation: layout.indentation, to: &bytes)
    } else {
      OldStyleWriter.append(node.string ?? "", to: &bytes)
    }
    return bytes
  }

  // MARK: - Comments

  /// The comment with what leads from it to the key; nothing for none.
  func comment(_ text: String?, isInline: Bool) -> [UInt8] {
    guard let text else { return [] }
    let isLined = !isXML && !isInline && text.contains("*/")
    let comments = isLined ? text.split(separator: "\n").map { "// \($0)" } : [isXML ? xml(text) : block(text)]
    let line = isInline ? " " : layout.newline + layout.indentation
    return comments.flatMap { Array(($0 + line).utf8) }
  }

  private func block(_ text: String) -> String {
    "/* \(text.replacing("*/", with: "* /").replacing("\n", with: layout.newline)) */"
  }

  /// XML allows no two hyphens in a comment, and no control characters.
  private func xml(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { $0.value < 0x20 && $0 != "\n" && $0 != "\t" ? " " : $0 }
    var words = String(String.UnicodeScalarView(scalars)).replacing("\n", with: layout.newline)
    while words.contains("--") { words = words.replacing("--", with: "- -") }
    return "<!-- \(words) -->"
  }

  // MARK: - XML

  private func append(_ node: PropertyListNode, indentation: String, to bytes: inout [UInt8]) {
    switch node.value {
    case .string(let text): XMLPropertyListWriter.append(text, in: "string", to: &bytes)
    case .integer(let number): XMLPropertyListWriter.append(String(number), in: "integer", to: &bytes)
    case .real(let number): XMLPropertyListWriter.append(String(number), in: "real", to: &bytes)
    case .boolean(let truth): bytes += (truth ? "<true/>" : "<false/>").utf8
    case .data(let data): XMLPropertyListWriter.append(Base64.encoded(data), in: "data", to: &bytes)
    case .date(let text): XMLPropertyListWriter.append(text, in: "date", to: &bytes)
    case .array(let elements):
      appendContainer("array", indentation: indentation, count: elements.count, to: &bytes) { index, inner, bytes in
        append(elements[index], indentation: inner, to: &bytes)
      }
    case .dictionary(let members):
      appendContainer("dict", indentation: indentation, count: members.count, to: &bytes) { index, inner, bytes in
        XMLPropertyListWriter.append(members[index].key, in: "key", to: &bytes)
        bytes += (layout.hasLines ? layout.newline + inner : "").utf8
        append(members[index].value, indentation: inner, to: &bytes)
      }
    }
  }

  private func appendContainer(
    _ element: String, indentation: String, count: Int, to bytes: inout [UInt8],
    item: (_ index: Int, _ indentation: String, _ bytes: inout [UInt8]) -> Void
  ) {
    guard count > 0 else {
      bytes += "<\(element)/>".utf8
      return
    }
    let inner = indentation + layout.unit
    bytes += "<\(element)>".utf8
    for index in 0..<count {
      if layout.hasLines { bytes += (layout.newline + inner).utf8 }
      item(index, inner, &bytes)
    }
    bytes += ((layout.hasLines ? layout.newline + indentation : "") + "</\(element)>").utf8
  }
}
