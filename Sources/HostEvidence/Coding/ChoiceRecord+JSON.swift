package import PositionedJSON

extension ChoiceRecord {
  /// Appends the record with the members of an evidence file, in its order.
  package func append(to line: inout JSONLine) {
    line.beginObject()
    line.member("kind", "choice")
    line.member("cell", cell)
    line.member("bundle", bundle)
    line.member("identifier", identifier)
    line.member("offers", offers)
    line.member("gate", gate)
    line.member("searchList", searchList)
    line.endObject()
  }

  /// Reads a record; members that are not known are ignored.
  ///
  /// - Throws: `EvidenceError` at the first member that is missing or of a wrong type.
  package init(_ fields: RecordFields) throws(EvidenceError) {
    self.init(
      cell: try fields.string("cell"), bundle: try fields.string("bundle"),
      identifier: try fields.optionalString("identifier"), offers: try fields.strings("offers"),
      gate: try fields.optionalStrings("gate"), searchList: try fields.strings("searchList")
    )
  }
}
