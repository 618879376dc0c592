package import PositionedJSON

extension RequestedMessage {
  /// Appends the message as one object of a request.
  package func append(to line: inout JSONLine) {
    line.beginObject()
    line.member("owner", owner)
    line.member("table", table)
    line.member("key", key)
    line.member("arguments", arguments: arguments)
    line.member("surface", surface)
    line.endObject()
  }

  /// - Throws: `EvidenceError` at the first member that is missing or of a wrong type.
  package init(_ fields: RecordFields) throws(EvidenceError) {
    self.init(
      owner: try fields.string("owner"), table: try fields.string("table"), key: try fields.string("key"),
      arguments: try fields.arguments("arguments"), surface: try fields.string("surface"))
  }
}
