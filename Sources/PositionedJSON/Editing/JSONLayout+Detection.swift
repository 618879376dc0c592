extension JSONDocument {
  /// The layout of the text as its root shows it; Xcode's for what it does not show.
  package var layout: JSONLayout {
    var layout = JSONLayout.xcode
    layout.escaping = JSONEscaping(observedIn: bytes[Int(tape.lineStarts[0])...])
    layout.newline = firstNewline ?? layout.newline
    layout = self.layout(of: root, like: layout)
    if let empty = firstEmptyObject {
      layout.empty = emptyLayout(of: empty)
    } else if layout.colon != JSONLayout.xcode.colon {
      layout.empty = .blanks("")
    }
    return layout
  }

  /// The layouts of `node`, of the first container in it, and so on inwards; what a level does not show is as in `layout`.
  package func layouts(of node: JSONNode, like layout: JSONLayout) -> [JSONLayout] {
    var levels = [self.layout(of: node, like: layout)]
    var current = node
    while let inner = current.firstFilledContainer {
      levels.append(self.layout(of: inner, like: levels.last ?? layout))
      current = inner
    }
    return levels
  }

  /// The layout of one container; what it does not show is as in `layout`.
  package func layout(of node: JSONNode, like layout: JSONLayout) -> JSONLayout {
    guard let first = node.firstRange else { return layout }
    var result = layout
    let lead = bytes[node.range.lowerBound + 1..<first.lowerBound]
    if let indentation = lead.afterLastNewline {
      let line = lineIndentation(at: node.range.lowerBound)
      result.indent = indentation.starts(with: line) ? text(indentation.dropFirst(line.count)) : layout.indent ?? "  "
    } else {
      result.indent = nil
      result.padding = text(lead)
    }
    if let member = node.members.first(where: { _ in true }) {
      result.colon = text(bytes[member.keyRange.upperBound..<member.value.range.lowerBound])
    }
    if result.indent == nil {
      result.separator = separator(in: node) ?? (result.colon.contains(" ") ? ", " : ",")
    }
    return result
  }

  /// The blanks at the start of the line of `offset`.
  package func lineIndentation(at offset: Int) -> ArraySlice<UInt8> {
    let start = offset - (position(of: offset).column - 1)
    return bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }
}

extension JSONDocument {
  private func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

  /// What stands between the first two members of a container.
  private func separator(in node: JSONNode) -> String? {
    var ranges = node.childRanges.makeIterator()
    guard let first = ranges.next(), let second = ranges.next() else { return nil }
    return text(bytes[first.upperBound..<second.lowerBound])
  }

  private var firstNewline: String? {
    guard let index = bytes.firstIndex(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) else {
      return nil
    }
    if bytes[index] == UInt8(ascii: "\n") { return "\n" }
    return bytes[(index + 1)...].first == UInt8(ascii: "\n") ? "\r\n" : "\r"
  }

  private var firstEmptyObject: JSONNode? {
    let index = tape.tokens.indices.first { tape.tokens[$0].kind == .object && Int(tape.tokens[$0].next) == $0 + 1 }
    return index.map { JSONNode(tape: tape, index: $0) }
  }

  private func emptyLayout(of node: JSONNode) -> JSONLayout.Empty {
    let inside = bytes[node.range].dropFirst().dropLast()
    let breaks = position(of: node.range.upperBound - 1).line - node.position.line
    return breaks > 0 ? .lines(breaks) : .blanks(text(inside))
  }
}

extension JSONNode {
  package var isContainer: Bool { kind == .object || kind == .array }
  /// True for an object without members and an array without elements.
  package var isEmpty: Bool { Int(tape.tokens[index].next) == index + 1 }

  /// The first value in a container that is a container and not empty.
  fileprivate var firstFilledContainer: JSONNode? {
    let isFilled = { (node: JSONNode) in node.isContainer && !node.isEmpty }
    return kind == .object ? members.first { isFilled($0.value) }?.value : elements.first(where: isFilled)
  }

  /// The bytes of each member, key included, or of each element, in file order.
  var childRanges: [Range<Int>] {
    kind == .object ? members.map { $0.keyRange.lowerBound..<$0.value.range.upperBound } : elements.map(\.range)
  }

  fileprivate var firstRange: Range<Int>? {
    guard isContainer, !isEmpty else { return nil }
    let first = tape.tokens[index + 1]
    return Int(first.start)..<Int(first.end)
  }
}

extension ArraySlice<UInt8> {
  /// What follows the last line break; nil without one.
  fileprivate var afterLastNewline: ArraySlice<UInt8>? {
    lastIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.map { self[($0 + 1)...] }
  }
}
