import Findings
import InstalledProducts
import LocalizationRuntime

/// The texts of the source language lie in `Base.lproj` alone.
package enum SourceLanguageOnlyInBase: ProductRule {
  package static let description = RuleDescription(
    id: "source-language-only-in-base", title: "the source language lives only in Base", severity: .warning,
    reason: "`Base` is no language: on systems that do not add the development region by themselves, any other "
      + "language in a reader's list wins over it.",
    firing: BaseFolderExamples.onlyInBase, silent: BaseFolderExamples.explicit)

  package static func drafts(in facts: InspectFacts) -> [Draft] {
    facts.tree.products.flatMap { product in
      product.allBundles.compactMap { draft(of: $0, in: product, facts) }
    }
  }

  private static func draft(of bundle: BuiltBundle, in product: BuiltProduct, _ facts: InspectFacts) -> Draft? {
    let languages = BundleLanguages(of: bundle, in: product)
    let claims = bundle.info.facts.declaredLocalizations + bundle.folders
    guard let rival = languages.translated.first, !claims.contains(where: languages.isSource),
      let table = bundle.tableNames.first(where: { bundle.hasKeys(of: $0, in: "Base") }),
      let file = bundle.files.first(where: { $0.localization == "Base" && $0.table == table })
    else { return nil }
    let name = LanguageNames.name(of: languages.source)
    let place = bundle.path == product.main.path ? product.name : "\(bundle.name) in \(product.name)"
    return Draft(
      description, severity: facts.isExternal(bundle, in: product) ? .note : nil, product: product.name,
      owner: facts.owner(of: bundle, in: product), language: languages.source,
      message: "\(place) has its \(name) texts only in Base.lproj: a reader of \(name) and "
        + "\(LanguageNames.name(of: rival)) may be shown \(LanguageNames.name(of: rival))",
      remedy: "move the tables of Base.lproj to \(languages.source).lproj, or name \"\(languages.source)\" in "
        + "CFBundleLocalizations",
      place: facts.tree.files.place(file.path))
  }
}
