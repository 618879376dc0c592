import PositionedJSON

/// A `.strings` file in text or XML, or a `.stringsdict` in XML, with the comments that belong to each entry.
///
/// A comment belongs to the entry that follows it without an empty line between them, or that it follows on the same
/// line; all others belong to nobody.
package struct LegacyTable: Sendable {
  /// In file order, repeated keys included.
  package let entries: [LegacyEntry]
  let isStringsDict: Bool
  let isXML: Bool
  let encoding: TableEncoding
  /// In UTF-8, without a byte order mark.
  let text: [UInt8]
  /// What stands between the brackets of the root, or the whole text where it has none.
  let body: Range<Int>
  /// Entries and comments that belong to none, in file order.
  let items: [TableItem]
  /// Those of the items that are entries, as many as there are entries.
  let entryItems: [TableItem]
  /// Offset of a comment that is never closed.
  let openComment: Int?
  /// The root's only tag, where it is `<dict/>`; `body` is then empty and behind it.
  let emptyRoot: Range<Int>?

  /// - Throws: `unreadable`, `binary` or `noXML`.
  package init(_ bytes: [UInt8], isStringsDict: Bool) throws(TableEditError) {
    if bytes.starts(with: BinaryPropertyListParser.magic) { throw .binary }
    let parsed: ParsedTable
    do throws(TableSyntaxError) {
      parsed = try ParsedTable(TextDecoding.utf8(bytes))
    } catch {
      throw .unreadable(error)
    }
    let hasRoot = parsed.isXML || !parsed.members.isEmpty
    if isStringsDict, !parsed.isXML, hasRoot { throw .noXML }
    (self.isStringsDict, isXML, text) = (isStringsDict, parsed.isXML, parsed.text)
    encoding = TableEncoding(detecting: bytes)
    openComment = parsed.openComment
    emptyRoot = parsed.spans.body == nil ? parsed.rootOffset..<parsed.rootEnd : nil
    body = parsed.spans.body ?? parsed.rootEnd..<parsed.rootEnd
    items = TableItem.items(in: parsed.spans, of: parsed.text, body: body)
    entryItems = items.filter { $0.entry != nil }
    let comments = entryItems.map { $0.comment(in: parsed.text) }
    entries = zip(parsed.members, comments).map { LegacyEntry(key: $0.key, value: $0.value, comment: $1) }
  }

  /// The file's bytes: those that were read, or those an editor made.
  package var bytes: [UInt8] { encoding.encoded(text) }

  func position(of offset: Int) -> JSONPosition { TextLines(text).position(of: offset) }
}

/// What a parser leaves of a table's text.
private struct ParsedTable {
  let text: [UInt8]
  let isXML: Bool
  let members: [PropertyListMember]
  let spans: TableSpans
  let openComment: Int?
  /// Where the root begins, and for `<dict/>` ends.
  let (rootOffset, rootEnd): (Int, Int)

  init(_ text: [UInt8]) throws(TableSyntaxError) {
    self.text = text
    isXML = PropertyListDocument.isXML(text)
    let root: PropertyListNode
    if isXML {
      var parser = XMLPropertyListParser(text)
      parser.spans = TableSpans()
      root = try PropertyListDocument.located(in: text) { () throws(PropertyListFailure) in try parser.parse() }
      (spans, openComment) = (parser.spans ?? TableSpans(), nil)
    } else {
      var parser = OldStyleParser(text)
      parser.spans = TableSpans()
      root = try PropertyListDocument.located(in: text) { () throws(PropertyListFailure) in try parser.parse() }
      (spans, openComment) = (parser.spans ?? TableSpans(), parser.openComment)
    }
    guard let members = root.members else {
      throw TableSyntaxError(
        at: TextLines(text).position(of: root.offset),
        "expected a dictionary at the root of the table, found \(root.noun)")
    }
    self.members = members
    rootOffset = root.offset
    rootEnd = text[root.offset...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? text.count
  }
}
