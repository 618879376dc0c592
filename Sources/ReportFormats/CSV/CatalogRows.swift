/// The rows of a check: what the catalogs say.
struct CatalogRows {
  private let catalogs: CatalogTexts
  private let languages: [String]

  init(_ catalogs: CatalogTexts) {
    self.catalogs = catalogs
    languages = catalogs.languages
  }

  /// By owner, table, key and product, in byte order.
  var rows: [TranslatorTable.Row] {
    catalogs.messages.sorted { $0.key.precedes($1.key) }.flatMap { place, message in
      let texts = languages.map { language in
        CatalogTexts.Text(
          value: message.texts[language]?.value ?? "", state: catalogs.state(of: message, at: place, in: language))
      }
      return products(of: place.owner).map { product in
        TranslatorTable.Row(product: product, place: place, message: message, texts: texts)
      }
    }
  }

  /// Those that have the owner's tables, or one without a name.
  private func products(of owner: String) -> [String] {
    let products = catalogs.owners[owner]?.products ?? []
    return products.isEmpty ? [""] : products.sorted { $0.precedes($1) }
  }
}

extension CatalogTexts.Place {
  fileprivate func precedes(_ other: Self) -> Bool {
    if !owner.isIdentical(to: other.owner) { return owner.precedes(other.owner) }
    if !table.isIdentical(to: other.table) { return table.precedes(other.table) }
    return key.precedes(other.key)
  }
}
