/// Reads block and flow maps and lists, scalars of every style, anchors, aliases and merge keys: what `project.yml` files
/// hold. Tags, complex keys and several documents in one file are errors.
struct YAMLReader {
  struct Failure: Error, Hashable {
    var line: Int
    var message: String
  }

  struct Line {
    var indent: Int
    var text: Substring
    var number: Int
  }

  private let lines: [Substring]
  private var next = 0
  private var anchors: [String: YAMLValue] = [:]
  /// What remains of a line whose beginning has been read: `- key: value` after the dash.
  private var rest: Line?

  static func value(_ text: String) throws(Failure) -> YAMLValue {
    var reader = YAMLReader(lines: text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.trimmedEnd })
    guard let first = try reader.peek() else { return .null }
    let value = try reader.block(first.indent, depth: 0)
    if let left = try reader.peek() {
      throw Failure(line: left.number, message: "this line belongs to nothing above it")
    }
    return value
  }

  private init(lines: [Substring]) { self.lines = lines }

  // MARK: - Lines

  /// The next line with content, its comment taken off.
  private mutating func peek() throws(Failure) -> Line? {
    if let rest { return rest }
    while next < lines.count {
      let line = lines[next]
      let text = YAMLScalars.withoutComment(line.drop { $0 == " " })
      if text.isEmpty || text.hasPrefix("---") || text.hasPrefix("%YAML") {
        next += 1
        continue
      }
      guard text.first != "\t" else { throw Failure(line: next + 1, message: "a tab stands where blanks are expected") }
      return Line(indent: line.prefix { $0 == " " }.count, text: text, number: next + 1)
    }
    return nil
  }

  private mutating func advance() {
    if rest != nil { rest = nil } else { next += 1 }
  }

  // MARK: - Blocks

  private mutating func block(_ indent: Int, depth: Int) throws(Failure) -> YAMLValue {
    guard let line = try peek() else { return .null }
    guard depth < 64 else { throw Failure(line: line.number, message: "it is nested too deep") }
    if Self.isItem(line.text) { return try list(indent, depth: depth) }
    if YAMLScalars.key(of: line.text) != nil { return try map(indent, depth: depth) }
    advance()
    return try value(line.text, in: line, depth: depth)
  }

  private static func isItem(_ text: Substring) -> Bool { text == "-" || text.hasPrefix("- ") }

  private mutating func list(_ indent: Int, depth: Int) throws(Failure) -> YAMLValue {
    var items: [YAMLValue] = []
    while let line = try peek(), line.indent == indent, Self.isItem(line.text) {
      advance()
      let text = line.text.dropFirst().drop { $0 == " " }
      let column = indent + line.text.distance(from: line.text.startIndex, to: text.startIndex)
      if text.isEmpty {
        items.append(try nested(below: indent, depth: depth))
      } else if YAMLScalars.key(of: text) != nil || Self.isItem(text) {
        rest = Line(indent: column, text: text, number: line.number)
        items.append(try block(column, depth: depth + 1))
      } else {
        items.append(try value(text, in: line, depth: depth))
      }
    }
    return .list(items)
  }

  private mutating func map(_ indent: Int, depth: Int) throws(Failure) -> YAMLValue {
    var entries: [YAMLValue.Entry] = []
    while let line = try peek(), line.indent == indent, let (key, text) = YAMLScalars.key(of: line.text) {
      advance()
      let value = try value(text, in: line, depth: depth)
      if key == "<<" {
        let merged = value.items.flatMap(\.entries)
        entries = merged.filter { new in !entries.contains { $0.key == new.key } } + entries
      } else {
        entries.removeAll { $0.key == key }
        entries.append(YAMLValue.Entry(key: key, value: value, line: line.number))
      }
    }
    return .map(entries)
  }

  /// The block under a key or a dash; a list may stand as far left as its key.
  private mutating func nested(below indent: Int, orList: Bool = false, depth: Int) throws(Failure) -> YAMLValue {
    guard let line = try peek() else { return .null }
    guard line.indent > indent || orList && line.indent == indent && Self.isItem(line.text) else { return .null }
    return try block(line.indent, depth: depth + 1)
  }

  /// What follows a key or a dash in its line.
  private mutating func value(_ text: Substring, in line: Line, depth: Int) throws(Failure) -> YAMLValue {
    switch text.first {
    case nil: return try nested(below: line.indent, orList: true, depth: depth)
    case "&":
      let name = text.dropFirst().prefix { $0 != " " }
      let value = try value(text.dropFirst(name.count + 1).drop { $0 == " " }, in: line, depth: depth)
      anchors[String(name)] = value
      return value
    case "*":
      guard let value = anchors[String(text.dropFirst())] else {
        throw Failure(line: line.number, message: "nothing above is called '\(text.dropFirst())'")
      }
      return value
    case "|", ">": return .text(raw(below: line.indent), isPlain: false)
    case "[", "{": return try YAMLFlow.value(whole(text, line), line: line.number)
    case "!": throw Failure(line: line.number, message: "tags are not read")
    default: return try scalar(text, line)
    }
  }

  /// The lines of a block scalar, as far as anybody here needs them.
  private mutating func raw(below indent: Int) -> String {
    var text: [Substring] = []
    while next < lines.count, lines[next].isEmpty || lines[next].prefix(while: { $0 == " " }).count > indent {
      text.append(lines[next].drop { $0 == " " })
      next += 1
    }
    return text.joined(separator: "\n")
  }

  /// A flow value with the lines that it goes on in.
  private mutating func whole(_ text: Substring, _ line: Line) throws(Failure) -> String {
    var text = String(text)
    while !YAMLFlow.isBalanced(text) {
      guard let more = try peek() else { throw Failure(line: line.number, message: "a bracket is not closed") }
      text += " " + more.text
      advance()
    }
    return text
  }

  /// A scalar with the lines that it goes on in.
  private mutating func scalar(_ text: Substring, _ line: Line) throws(Failure) -> YAMLValue {
    var text = String(text)
    while let more = try peek(), rest == nil, more.indent > line.indent {
      text += " " + more.text
      advance()
    }
    return YAMLScalars.scalar(text)
  }
}

extension Substring {
  fileprivate var trimmedEnd: Substring {
    var text = self
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
