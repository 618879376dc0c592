import InstalledProducts

/// The texts of a product's App Intents that the system looks up in one table of one bundle.
struct IntentTable {
  var bundle: BuiltBundle
  var table: String
  /// Each key once, in the order of the metadata.
  var texts: [BuiltIntents.Text]
}

extension InspectFacts {
  /// What the metadata of a product and of the frameworks in it name, in byte order of the bundles and tables.
  ///
  /// An extension that is built from the app's sources describes the app's actions again: the system shows the app's.
  func intentTables(of product: BuiltProduct) -> [IntentTable] {
    let known = Set(container(of: product)?.main.intents?.texts ?? [])
    var tables: [IntentTable] = []
    for holder in product.allBundles {
      for text in holder.intents?.texts ?? [] where !known.contains(text) {
        guard let bundle = bundle(of: text, from: holder, in: product) else { continue }
        if let index = tables.firstIndex(where: { $0.bundle.path == bundle.path && $0.table == text.table }) {
          if !tables[index].texts.contains(where: { $0.key == text.key }) { tables[index].texts.append(text) }
        } else {
          tables.append(IntentTable(bundle: bundle, table: text.table, texts: [text]))
        }
      }
    }
    return tables.sorted { left, right in
      [left.bundle.path, left.table].lexicographicallyPrecedes([right.bundle.path, right.table]) {
        $0.utf8.lexicographicallyPrecedes($1.utf8)
      }
    }
  }

  /// The bundle that a text is looked up in: that of its metadata, else the one that the code names; nil where that is
  /// not in the product.
  private func bundle(of text: BuiltIntents.Text, from holder: BuiltBundle, in product: BuiltProduct) -> BuiltBundle? {
    guard let name = text.bundle else { return holder }
    let main = RelativeName.last(of: product.main.path.isEmpty ? tree.files.name : product.main.path)
    if name == main { return product.main }
    return product.bundles.first { bundle in
      RelativeName.last(of: bundle.path) == name || (bundle.info.identifier == name && !name.isEmpty)
    }
  }

  /// Another bundle of the product that has a text in the language.
  func bundle(
    with text: BuiltIntents.Text, otherThan bundle: BuiltBundle, in product: BuiltProduct, for language: String
  ) -> BuiltBundle? {
    product.allBundles.first { other in
      other.path != bundle.path
        && other.localizations(of: text.table).contains {
          BundleLanguages.areRelated($0, language) && other.keys(of: text.table, in: $0).contains(text.key)
        }
    }
  }
}
