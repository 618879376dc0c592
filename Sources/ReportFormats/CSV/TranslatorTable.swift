internal import HostEvidence
internal import Reports

/// A row for each message and product: what people read in each language, beside what the catalogs say.
///
/// A check observes nothing; its rows are those of the catalogs, with the products that have the owner.
struct TranslatorTable {
  /// The first is the heading.
  let records: [[String]]

  init(_ report: Report, catalogs: CatalogTexts?) {
    let rows = report.command == .check ? CatalogRows(catalogs).rows : SeenRows(report, catalogs).rows
    let languages = report.command == .check ? catalogs?.languages ?? [] : report.languages
    let heading = ["product", "owner", "table", "key", "comment", "source"]
    let columns = languages.flatMap { [$0.isEmpty ? "no language" : $0, ($0.isEmpty ? "no language" : $0) + " state"] }
    records =
      [heading + columns]
      + rows.sorted(by: Row.precedes).map { row in
        let message = catalogs?.messages[row.place]
        let names = [row.product, row.place.owner, row.place.table, row.place.key]
        let texts = languages.flatMap { language in
          row.cells[language].map { [$0.value, $0.state] } ?? ["", ""]
        }
        return names + [message?.comment ?? "", message?.source ?? ""] + texts
      }
  }

  struct Row {
    var product: String
    var place: CatalogTexts.Place
    /// By language.
    var cells: [String: CatalogTexts.Text]

    static func precedes(_ left: Row, _ right: Row) -> Bool {
      let mine = [left.place.owner, left.place.table, left.place.key, left.product]
      let others = [right.place.owner, right.place.table, right.place.key, right.product]
      return mine.lexicographicallyPrecedes(others) { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
  }
}

/// The rows of a check.
private struct CatalogRows {
  let catalogs: CatalogTexts?

  init(_ catalogs: CatalogTexts?) { self.catalogs = catalogs }

  var rows: [TranslatorTable.Row] {
    guard let catalogs else { return [] }
    let languages = catalogs.languages
    return catalogs.messages.flatMap { place, message in
      let cells = languages.map { language in
        (
          language,
          CatalogTexts.Text(
            value: message.texts[language]?.value ?? "", state: catalogs.state(of: place, in: language))
        )
      }
      let products = catalogs.owners[place.owner]?.products ?? []
      return (products.isEmpty ? [""] : products).map { product in
        TranslatorTable.Row(
          product: product, place: place, cells: Dictionary(cells, uniquingKeysWith: { first, _ in first }))
      }
    }
  }
}

extension Report {
  /// The languages that readers of the judged cells want first, in byte order.
  fileprivate var languages: [String] {
    Set(judgedCells.map(\.firstLanguage)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
