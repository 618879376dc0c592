/// Writes values one after the other in one place of a text, where all of the same depth have the same layout.
struct FragmentWriter {
  /// What is written around the items of a container, by the depth of the container.
  private struct Level {
    var escaping: JSONEscaping
    var colon: [UInt8]
    /// Behind the opening bracket, between two items, and before the closing bracket.
    var (first, between, last): ([UInt8], [UInt8], [UInt8])
    /// Between the brackets of a container without items.
    var empty: [UInt8]
  }

  private(set) var bytes: [UInt8] = []
  private let layouts: [JSONLayout]
  /// The blanks at the start of the line of a container, by its depth; one more than there are levels.
  private var indentations: [String]
  private var levels: [Level] = []

  /// - Parameters:
  ///   - layouts: of the values and those inside them, one for each level; the last stands for all deeper ones.
  ///   - indentation: the blanks at the start of the line the values begin on.
  init(_ layouts: [JSONLayout], indentation: String) {
    self.layouts = layouts.isEmpty ? [.xcode] : layouts
    indentations = [indentation]
    addLevel()
  }

  mutating func append(_ raw: [UInt8]) { bytes += raw }

  /// A member that stands where the values do, with this text between its key and its value.
  mutating func append(_ member: JSONFragment.Member, colon: String) {
    levels[0].escaping.append(quoted: member.key, to: &bytes)
    bytes += colon.utf8
    append(member.value)
  }

  mutating func append(_ fragment: JSONFragment, depth: Int = 0) {
    while levels.count <= depth + 1 { addLevel() }
    switch fragment {
    case .string(let text): levels[depth].escaping.append(quoted: text, to: &bytes)
    case .number(let spelling): bytes += spelling.utf8
    case .boolean(let value): bytes += (value ? "true" : "false").utf8
    case .null: bytes += "null".utf8
    case .array(let elements):
      append("[", "]", depth: depth, count: elements.count) { $0.append(elements[$1], depth: depth + 1) }
    case .object(let members):
      append("{", "}", depth: depth, count: members.count) { writer, index in
        writer.levels[depth + 1].escaping.append(quoted: members[index].key, to: &writer.bytes)
        writer.bytes += writer.levels[depth].colon
        writer.append(members[index].value, depth: depth + 1)
      }
    }
  }

  private mutating func append(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar, depth: Int, count: Int, item: (inout Self, _ index: Int) -> Void
  ) {
    bytes.append(UInt8(ascii: open))
    if count == 0 { bytes += levels[depth].empty }
    for index in 0..<count {
      bytes += index == 0 ? levels[depth].first : levels[depth].between
      item(&self, index)
    }
    if count > 0 { bytes += levels[depth].last }
    bytes.append(UInt8(ascii: close))
  }

  private mutating func addLevel() {
    let layout = layouts[min(levels.count, layouts.count - 1)]
    let indentation = indentations[levels.count]
    let inner = indentation + (layout.indent ?? "")
    let isInline = layout.indent == nil
    indentations.append(inner)
    levels.append(
      Level(
        escaping: layout.escaping, colon: Array(layout.colon.utf8),
        first: Array((isInline ? layout.padding : layout.newline + inner).utf8),
        between: Array((isInline ? layout.separator : "," + layout.newline + inner).utf8),
        last: Array((isInline ? layout.padding : layout.newline + indentation).utf8),
        empty: layout.insideOfEmpty(indentation: indentation)))
  }
}

extension JSONLayout {
  /// An object without members, its bracket on a line with this indentation.
  package func emptyObject(indentation: String) -> [UInt8] {
    Array("{".utf8) + insideOfEmpty(indentation: indentation) + Array("}".utf8)
  }

  fileprivate func insideOfEmpty(indentation: String) -> [UInt8] {
    switch empty {
    case .blanks(let blanks): Array(blanks.utf8)
    case .lines(let count): Array((String(repeating: newline, count: count) + indentation).utf8)
    }
  }
}
