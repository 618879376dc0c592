package import PositionedJSON

extension CellRecord {
  /// Appends the record with the members of an evidence file, in its order; a release that is not known is left out.
  package func append(to line: inout JSONLine) {
    line.beginObject()
    line.member("kind", "cell")
    line.member("id", id)
    if !release.isEmpty { line.member("release", release) }
    line.member("process", process)
    line.member("host", host.rawValue)
    line.member("languages", languages)
    line.member("languagesFrom", languagesFrom.rawValue)
    line.member("searchList", searchList)
    line.member("formattingLocale", formattingLocale)
    line.endObject()
  }

  /// Reads a record; members that are not known are ignored, and an absent release is the empty string.
  ///
  /// - Throws: `EvidenceError` at the first member that is missing or of a wrong type.
  package init(_ fields: RecordFields) throws(EvidenceError) {
    self.init(
      id: try fields.string("id"), release: try fields.optionalString("release") ?? "",
      process: try fields.string("process"), host: try fields.word("host", of: Host.self),
      languages: try fields.strings("languages"),
      languagesFrom: try fields.word("languagesFrom", of: LanguageSource.self),
      searchList: try fields.strings("searchList"), formattingLocale: try fields.string("formattingLocale")
    )
  }
}
