package import PositionedJSON

extension ObservationRecord {
  /// Appends the record with the members of an evidence file, in its order; an empty surface is left out.
  package func append(to line: inout JSONLine) {
    line.beginObject()
    line.member("kind", "observation")
    line.member("cell", cell)
    line.member("owner", owner)
    line.member("table", table)
    line.member("key", key)
    line.member("arguments", arguments: arguments)
    if !surface.isEmpty { line.member("surface", surface) }
    line.member("asked", asked)
    line.member("bundle", bundle)
    line.member("file", file)
    line.member("resolvedLocale", resolvedLocale)
    line.member("variant", variant)
    line.member("formattingLocale", formattingLocale)
    line.member("outcome", outcome.rawValue)
    line.member("value", value)
    line.endObject()
  }

  /// Reads a record; members that are not known are ignored.
  ///
  /// - Throws: `EvidenceError` at the first member that is missing or of a wrong type.
  package init(_ fields: RecordFields) throws(EvidenceError) {
    self.init(
      cell: try fields.string("cell"), owner: try fields.string("owner"), table: try fields.string("table"),
      key: try fields.string("key"), arguments: try fields.arguments("arguments"),
      surface: try fields.optionalString("surface") ?? "", asked: try fields.string("asked"),
      bundle: try fields.optionalString("bundle"), file: try fields.optionalString("file"),
      resolvedLocale: try fields.optionalString("resolvedLocale"), variant: try fields.optionalString("variant"),
      formattingLocale: try fields.optionalString("formattingLocale"),
      outcome: try fields.word("outcome", of: Outcome.self), value: try fields.optionalString("value")
    )
  }
}
