import Findings
import InstalledProducts

/// A bundle says that it has a language, and has next to nothing in it.
package enum LanguageOverClaimed: ProductRule {
  package static let description = RuleDescription(
    id: "language-over-claimed", title: "a bundle claims a language that it has no table for", severity: .warning,
    reason: "Settings and the store offer the language, the process chooses it, and people read the development "
      + "language or keys.",
    firing: ClaimExamples.empty + ClaimExamples.thin, silent: ClaimExamples.backed + ClaimExamples.variants)

  package static func drafts(in facts: InspectFacts) -> [Draft] {
    facts.tree.products.flatMap { product in
      product.allBundles.filter { bundle in !bundle.files.contains { $0.kind == .catalog } }
        .flatMap { emptyClaims(of: $0, in: product, facts) + thinTables(of: $0, in: product, facts) }
    }
  }

  // MARK: - Nothing at all

  /// A main bundle may claim a language so that the bundles in its process may be chosen in it.
  private static func emptyClaims(
    of bundle: BuiltBundle, in product: BuiltProduct, _ facts: InspectFacts
  ) -> [Draft] {
    let isMain = bundle.path == product.main.path
    let readers = isMain ? facts.reachableBundles(of: product) : [bundle]
    guard readers.contains(where: \.hasOwnTexts), !(isMain && facts.keepsTextsElsewhere(product)) else { return [] }
    return BundleLanguages(of: bundle, in: product).translated.filter { language in
      !facts.hasFiles(bundle, in: language) && !readers.contains { $0.hasTexts(in: language) }
    }.map { draft(of: $0, claimedBy: bundle, in: product, facts) }
  }

  private static func draft(
    of language: String, claimedBy bundle: BuiltBundle, in product: BuiltProduct, _ facts: InspectFacts
  ) -> Draft {
    let name = LanguageNames.name(of: language)
    let isMain = bundle.path == product.main.path
    let source = LanguageNames.name(of: BundleLanguages(of: bundle, in: product).source)
    let folder = facts.folder(language, of: bundle)
    let claim = folder == nil ? "CFBundleLocalizations" : "an empty \(language).lproj"
    return Draft(
      description, severity: facts.isExternal(bundle, in: product) ? .note : nil, product: product.name,
      owner: facts.owner(of: bundle, in: product), language: language,
      message:
        "\(isMain ? product.name : "\(bundle.name) in \(product.name)") offers \(name) by \(claim), and no table "
        + "\(isMain ? "in the product" : "of it") is in \(name): whoever chooses \(name) reads \(source)",
      remedy:
        "add the \(name) tables, or take the language out of \(claim == "CFBundleLocalizations" ? claim : "the bundle")",
      place: folder.map(facts.tree.files.place) ?? facts.infoPlace(of: bundle))
  }

  // MARK: - Next to nothing

  private static func thinTables(of bundle: BuiltBundle, in product: BuiltProduct, _ facts: InspectFacts) -> [Draft] {
    let languages = BundleLanguages(of: bundle, in: product)
    return bundle.tableNames.filter { !SystemTableName.isOne($0) }.flatMap { table in
      let counts = bundle.localizations(of: table).map { ($0, bundle.keyCount(of: table, in: $0)) }
      let largest = counts.map(\.1).max() ?? 0
      let thin = counts.filter { $0.1 * 10 < largest }.map(\.0)
      return counts.filter { localization, _ in
        thin.contains(localization) && !localization.isEmpty && localization != "Base"
          && !languages.isSource(localization) && !bundle.isDamaged(table, in: localization)
          // What hides a complete parent is a variant's fault, and another rule's.
          && !counts.contains { BundleLanguages.areRelated($0.0, localization) && !thin.contains($0.0) }
      }.map { draft(of: $0.0, $0.1, largest, table, of: bundle, in: product, facts) }
    }
  }

  private static func draft(
    of localization: String, _ count: Int, _ largest: Int, _ table: String, of bundle: BuiltBundle,
    in product: BuiltProduct, _ facts: InspectFacts
  ) -> Draft {
    let name = LanguageNames.name(of: localization)
    let file = bundle.files.first { $0.table == table && $0.localization == localization }
    return Draft(
      description, severity: facts.isExternal(bundle, in: product) ? .note : nil, product: product.name,
      owner: facts.owner(of: bundle, in: product), table: table, language: localization,
      message:
        "\(product.name) offers \(name), and table \(table) of \(bundle.name) has \(count) of \(largest) texts in "
        + "it: whoever chooses \(name) reads keys or defaults for the others",
      remedy: "translate the table, or take \(localization).lproj out of the product until it is",
      place: file.map { facts.tree.files.place($0.path) } ?? facts.infoPlace(of: bundle))
  }
}

extension InspectFacts {
  /// Whether a folder of the language holds anything: an interface, a picture and a name are localizations as well.
  fileprivate func hasFiles(_ bundle: BuiltBundle, in language: String) -> Bool {
    bundle.files.contains { $0.localization == language }
      || bundle.files.contains { BundleLanguages.areRelated($0.localization, language) }
      || bundle.folders.contains { name in
        BundleLanguages.areRelated(name, language)
          && folder(name, of: bundle).map { tree.files.size(of: $0) > 0 } ?? false
      }
  }

  /// Whether the app's texts lie where only its own engine reads them, so that its tables say nothing of its languages.
  fileprivate func keepsTextsElsewhere(_ product: BuiltProduct) -> Bool {
    let engines = ["Flutter", "UnityFramework", "hermes"]
    return product.bundles.contains { $0.kind == .framework && engines.contains($0.name) }
      || ["main.jsbundle", "www"].contains {
        tree.files.entry(RelativeName.joined(product.main.layout.resources, $0)) != nil
      }
  }
}
