import Findings
import InstalledProducts

/// The pages of a `Settings.bundle`, which the Settings app shows with tables of that bundle.
extension SystemTableAbsent {
  static func settingsDrafts(of product: BuiltProduct, _ facts: InspectFacts) -> [Draft] {
    let claims = BundleLanguages(of: product.main, in: product)
    let languages = claims.translated.filter { facts.hasTexts(in: $0, of: product) }
    return product.bundles.filter { !$0.settings.isEmpty }.flatMap { bundle in
      bundle.settings.flatMap { page in
        page.table.map { table in
          languages.flatMap { drafts(of: page, table, in: bundle, of: product, for: $0, facts) }
        } ?? []
      }
    }
  }

  /// A text that no language translates, such as one of a licence, is shown as it is written.
  private static func drafts(
    of page: BuiltSettingsPage, _ table: String, in bundle: BuiltBundle, of product: BuiltProduct,
    for language: String, _ facts: InspectFacts
  ) -> [Draft] {
    let languages = BundleLanguages(of: bundle, in: product)
    let read = SystemTexts(languages, for: language)
    guard !read.isDamaged(table) else { return [] }
    let missing = page.titles.filter { title in
      !languages.texts(of: title, in: table).isEmpty && !languages.isKept(title, in: table, source: title)
        && !read.isServed(title, in: table)
    }
    return SystemGap(
      product: product, bundle: bundle, table: table, language: language, surface: "in Settings",
      texts: missing.map { title in
        SystemGap.Text(key: title, shown: read.found(title, in: table)?.text ?? title, role: "in Settings")
      }, isWhole: !read.hasTable(table)
    ).drafts(description, facts)
  }
}
