import Foundation

/// Reads the tags of a workspace's XML, which has no text between them.
struct WorkspaceScanner {
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1

  static func elements(_ bytes: [UInt8]) throws(OldStyleSyntaxError) -> [WorkspaceElement] {
    var scanner = WorkspaceScanner(bytes: bytes)
    var elements: [WorkspaceElement] = []
    do throws(OldStyleSyntaxError) {
      while try scanner.findTag() {
        if let element = try scanner.element() { elements.append(element) }
      }
    } catch {
      throw ConflictMarker.error(in: bytes) ?? error
    }
    guard elements.first?.name == "Workspace" else {
      throw OldStyleSyntaxError(line: 1, message: "the first tag is not <Workspace>")
    }
    return elements
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  // MARK: - Tags

  /// Steps to the next `<`.
  private mutating func findTag() throws(OldStyleSyntaxError) -> Bool {
    while index < bytes.count, bytes[index] != UInt8(ascii: "<") {
      guard bytes[index] <= 0x20 || bytes[index] >= 0x80 else { throw error("a text stands between the tags") }
      step()
    }
    return index < bytes.count
  }

  /// Nil for a comment and for what stands before the root.
  private mutating func element() throws(OldStyleSyntaxError) -> WorkspaceElement? {
    if bytes[index...].starts(with: "<!--".utf8) {
      _ = try text(before: "-->")
      return nil
    }
    let tag = try text(before: ">").dropFirst()
    guard let first = tag.first, first != "?", first != "!" else { return nil }
    if first == "/" { return WorkspaceElement(kind: .end, name: tag.dropFirst().trimmingCharacters(in: .whitespaces)) }
    let isWhole = tag.hasSuffix("/")
    let name = tag.prefix { !$0.isWhitespace && $0 != "/" }
    let location = Self.location(in: tag.dropFirst(name.count)).map(Self.unescaped)
    guard !name.isEmpty else { throw error("a tag has no name") }
    return WorkspaceElement(kind: isWhole ? .whole : .start, name: String(name), location: location)
  }

  private mutating func text(before end: String) throws(OldStyleSyntaxError) -> String {
    let start = index
    while index < bytes.count, !bytes[index...].starts(with: end.utf8) { step() }
    guard index < bytes.count else { throw error("the file ends inside a tag") }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    index += end.utf8.count
    return text
  }

  private mutating func step() {
    if bytes[index] == UInt8(ascii: "\n") { line += 1 }
    index += 1
  }

  private func error(_ message: String) -> OldStyleSyntaxError { OldStyleSyntaxError(line: line, message: message) }

  // MARK: - Attributes

  /// The value of `location = "…"`.
  private static func location(in attributes: Substring) -> Substring? {
    var rest = attributes
    while let equals = rest.firstIndex(of: "=") {
      let name = rest[..<equals].trimmingCharacters(in: .whitespacesAndNewlines)
      let value = rest[rest.index(after: equals)...].drop { $0.isWhitespace }
      guard let quote = value.first, quote == "\"" || quote == "'" else { return nil }
      let inner = value.dropFirst()
      guard let end = inner.firstIndex(of: quote) else { return nil }
      if name == "location" { return inner[..<end] }
      rest = inner[inner.index(after: end)...]
    }
    return nil
  }

  private static func unescaped(_ text: Substring) -> String {
    let entities = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]
    return entities.reduce(String(text)) { $0.replacing($1.0, with: $1.1) }
  }
}
