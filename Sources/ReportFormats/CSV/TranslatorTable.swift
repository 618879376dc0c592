internal import HostEvidence
internal import Reports

/// A row for each message and product: what people read in each language, beside what the catalogs say.
///
/// A check observes nothing; its rows are those of the catalogs, with the products that have the owner.
struct TranslatorTable {
  private let languages: [String]
  private let rows: any Sequence<Row>

  init(_ report: Report, catalogs: CatalogTexts?) {
    if report.command == .check {
      languages = catalogs?.languages ?? []
      rows = CatalogRows(catalogs ?? CatalogTexts()).rows
    } else {
      let seen = SeenRows(report, catalogs)
      languages = seen.languages
      rows = seen
    }
  }

  /// Hands the file on piece by piece, so that it never lies in memory as a whole.
  func write<Failure: Error>(to sink: (Span<UInt8>) throws(Failure) -> Void) throws(Failure) {
    var pieces = PieceWriter()
    var line = CSVLine()
    line.byteOrderMark()
    appendHeading(to: &line)
    pieces.append(line.bytes.span)
    for row in rows {
      line.removeAll()
      row.append(to: &line)
      pieces.append(line.bytes.span)
      try pieces.handOn(to: sink)
    }
    try pieces.handOn(to: sink, isLast: true)
  }

  private func appendHeading(to line: inout CSVLine) {
    for name in ["product", "owner", "table", "key", "comment", "source"] { line.cell(name) }
    for language in languages {
      let name = language.isEmpty ? "no language" : language
      line.cell(name)
      line.cell("\(name) state")
    }
    line.end()
  }
}

extension TranslatorTable {
  struct Row {
    var product: String
    var place: CatalogTexts.Place
    var message: CatalogTexts.Message?
    /// By the number of the language; nil where there is nothing to say.
    var texts: [CatalogTexts.Text?]

    fileprivate func append(to line: inout CSVLine) {
      for name in [product, place.owner, place.table, place.key] { line.cell(name) }
      line.cell(message?.comment ?? "")
      line.cell(message?.source ?? "")
      for text in texts {
        line.cell(text?.value ?? "")
        line.cell(text?.state ?? "")
      }
      line.end()
    }
  }
}
