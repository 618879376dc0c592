package import PositionedJSON

/// A property list that was read once: every key and value with its place, repeated keys kept.
///
/// Reads the old text form in UTF-8 and UTF-16, XML, and binary; Foundation is not used, and nothing a file holds can make
/// reading crash or run on for ever.
package struct PropertyListDocument: Sendable {
  package enum Format: Sendable, Hashable {
    case text
    case xml
    case binary
  }

  package let format: Format
  package let root: PropertyListNode
  /// Where the last comment begins that is never closed: everything behind it is not read.
  package let openComment: JSONPosition?
  /// The text in UTF-8 without byte order mark; empty for a binary file.
  private let text: [UInt8]

  /// - Throws: the first place where the file is no property list.
  package init(_ bytes: [UInt8]) throws(TableSyntaxError) {
    if bytes.starts(with: BinaryPropertyListParser.magic) {
      format = .binary
      text = []
      openComment = nil
      root = try Self.located(in: nil) { () throws(PropertyListFailure) in
        var parser = try BinaryPropertyListParser(bytes)
        return try parser.parse()
      }
      return
    }
    let text = try TextDecoding.utf8(bytes)
    self.text = text
    if Self.isXML(text) {
      format = .xml
      openComment = nil
      root = try Self.located(in: text) { () throws(PropertyListFailure) in
        var parser = XMLPropertyListParser(text)
        return try parser.parse()
      }
    } else {
      format = .text
      var parser = OldStyleParser(text)
      root = try Self.located(in: text) { () throws(PropertyListFailure) in try parser.parse() }
      openComment = parser.openComment.map { TextLines(text).position(of: $0) }
    }
  }

  /// A document's lines, made anew by each call; nil for a binary file.
  package var lines: TextLines? { format == .binary ? nil : TextLines(text) }

  /// What a parser finds, its failure with a place; without a text there are none.
  static func located(
    in text: [UInt8]?, _ parse: () throws(PropertyListFailure) -> PropertyListNode
  ) throws(TableSyntaxError) -> PropertyListNode {
    do {
      return try parse()
    } catch {
      throw TableSyntaxError(at: text.map { TextLines($0).position(of: error.offset) }, error.message)
    }
  }

  /// True if the first thing in the text is a tag; the old form may begin with `<` only as data.
  static func isXML(_ text: [UInt8]) -> Bool {
    guard let start = text.firstIndex(where: { !$0.isSpace }), text[start] == UInt8(ascii: "<"),
      start + 1 < text.count
    else { return false }
    let next = text[start + 1]
    return next == UInt8(ascii: "?") || next == UInt8(ascii: "!")
      || text[start...].starts(with: Array("<plist".utf8)) || text[start...].starts(with: Array("<dict".utf8))
  }
}
