import Findings
import PositionedJSON

/// Duplicates as one JSON document on one line; `bordercheck schema duplicates` has its schema.
package struct DuplicateJSON {
  private var line = JSONLine()

  /// The document in UTF-8, ending with a line end.
  package static func bytes(of list: DuplicateList, tool: String) -> [UInt8] {
    var json = DuplicateJSON()
    json.write(list, tool)
    return json.line.bytes + [10]
  }

  private mutating func write(_ list: DuplicateList, _ tool: String) {
    line.beginObject()
    line.member("formatVersion", "1.0")
    line.member("tool", tool)
    line.member("open", list.keys.count(where: \.isOpen))
    line.member("sharedTexts", list.sharedTexts)
    line.beginArray("duplicates")
    for key in list.keys { write(key) }
    line.endArray()
    line.endObject()
  }

  private mutating func write(_ key: DuplicatedKey) {
    line.beginObject()
    line.member("key", key.key)
    line.member("kind", key.kind.rawValue)
    line.member("class", key.proposal.proposed.rawValue)
    line.member("reason", key.proposal.reason)
    line.member("keepIn", key.proposal.owner)
    line.member("owners", key.owners)
    if let approval = key.approval { write(approval) }
    line.member("comments", key.comments.rawValue)
    line.member("sameVariations", key.hasOneShape)
    line.beginArray("languages")
    for language in key.languages { write(language, of: key) }
    line.endArray()
    line.beginArray("copies")
    for copy in key.copies { write(copy) }
    line.endArray()
    line.endObject()
  }

  private mutating func write(_ approval: DuplicateApproval) {
    line.beginObject("approval")
    line.member("reason", approval.reason)
    line.member("approvedBy", approval.approvedBy)
    line.member("expires", approval.expires ?? "never")
    line.member("isExpired", approval.isExpired)
    line.endObject()
  }

  private mutating func write(_ language: LanguageComparison, of key: DuplicatedKey) {
    line.beginObject()
    line.member("language", language.language)
    line.member("outcome", language.outcome.rawValue)
    line.member("lacking", language.lacking.map { key.name(of: $0) })
    line.endObject()
  }

  private mutating func write(_ copy: KeyCopy) {
    line.beginObject()
    line.member("owner", copy.owner)
    line.member("table", copy.table)
    line.member("format", copy.isCatalog ? "catalog" : "legacy")
    line.member("file", copy.place.file)
    line.member("line", copy.place.line)
    line.member("column", copy.place.column)
    line.member("comment", copy.comment)
    line.member("extractionState", copy.extractionState)
    line.member("shouldTranslate", copy.shouldTranslate)
    line.member("variations", copy.variations)
    line.member("products", copy.products)
    line.beginArray("texts")
    for text in copy.texts { write(text) }
    line.endArray()
    line.beginArray("callers")
    for caller in copy.callers { write(caller) }
    line.endArray()
    line.member("doubts", copy.doubts)
    line.endObject()
  }

  private mutating func write(_ text: CopyText) {
    line.beginObject()
    line.member("language", text.language)
    line.beginArray("forms")
    for form in text.forms {
      line.beginObject()
      line.member("form", form.name)
      line.member("text", form.text)
      line.member("state", form.state)
      line.endObject()
    }
    line.endArray()
    line.endObject()
  }

  private mutating func write(_ caller: KeyCaller) {
    line.beginObject()
    line.member("file", caller.place.file)
    line.member("line", caller.place.line)
    line.member("column", caller.place.column)
    line.member("code", caller.code)
    line.member("module", caller.module)
    line.member("products", caller.products)
    line.member("bundle", caller.bundle)
    line.member("isOfIntent", caller.isOfIntent)
    line.endObject()
  }
}
