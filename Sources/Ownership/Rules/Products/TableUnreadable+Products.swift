import Findings
import InstalledProducts

/// A damaged file of something built that no look-up of an inspection meets: a table for the system, one for all languages,
/// one that its process cannot choose, or one without a key that is known from elsewhere.
extension TableUnreadable: ProductRule {
  package static func drafts(in facts: InspectFacts) -> [Draft] {
    facts.tree.products.flatMap { product in
      product.allBundles.flatMap { bundle in
        bundle.files.filter { $0.problem != nil && !isMet($0, of: bundle, in: product, facts) }
          .map { draft(of: $0, in: bundle, of: product, facts) }
      }
    }
  }

  /// Whether playing the file's own language shows the damage.
  private static func isMet(
    _ file: BuiltTable, of bundle: BuiltBundle, in product: BuiltProduct, _ facts: InspectFacts
  ) -> Bool {
    guard file.kind == .strings || file.kind == .stringsDict, !SystemTableName.isOne(file.table),
      !file.localization.isEmpty, file.localization != "Base",
      let owner = facts.owner(of: bundle, in: product)
    else { return false }
    let isKnown = facts.release.keys.places.keys.contains { $0.owner == owner && $0.table == file.table }
    return isKnown && facts.choice(of: bundle, in: product, for: file.localization).first == file.localization
  }

  private static func draft(
    of file: BuiltTable, in bundle: BuiltBundle, of product: BuiltProduct, _ facts: InspectFacts
  ) -> Draft {
    let language = file.localization.isEmpty || file.localization == "Base" ? nil : file.localization
    let readers = language.map { "a reader of \(LanguageNames.name(of: $0))" } ?? "a reader of any language"
    return Draft(
      description, severity: facts.isExternal(bundle, in: product) ? .note : nil, product: product.name,
      owner: facts.owner(of: bundle, in: product), table: file.table, language: language,
      message: "\(file.path) of \(product.name) cannot be read (\(file.problem ?? "")): \(readers) gets none of its "
        + "texts",
      remedy: "repair the file at that place, or take back the change that broke it",
      place: file.place(in: facts.tree.files))
  }
}
