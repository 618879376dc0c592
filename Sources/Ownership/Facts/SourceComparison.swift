import InstalledProducts
import LocalizationRuntime
import OwnershipManifest

/// One owner's tables as its sources would be compiled, beside every copy of them that was built.
struct SourceComparison {
  /// The owner's bundle in one product.
  struct Copy {
    var product: BuiltProduct
    var bundle: BuiltBundle
    var texts: BundleTexts
  }

  let owner: Owner
  let content: OwnerContent
  let source: BundleTexts
  let copies: [Copy]
  let developmentRegion: String

  init(of owner: Owner, _ content: OwnerContent, in facts: InspectFacts) {
    self.owner = owner
    self.content = content
    source = BundleTexts(content.tables)
    copies = facts.sites(of: owner).map { Copy(product: $0, bundle: $1, texts: BundleTexts($1.tables)) }
    developmentRegion = facts.manifest.developmentRegion
  }

  /// One for each owner whose sources have a table, in the manifest's order.
  static func all(in facts: InspectFacts) -> [SourceComparison] {
    facts.manifest.owners.compactMap { owner in
      guard let content = facts.sources[owner.name] else { return nil }
      let comparison = SourceComparison(of: owner, content, in: facts)
      return comparison.source.tables.isEmpty || comparison.copies.isEmpty ? nil : comparison
    }
  }

  // MARK: - What is held against each other

  /// The tables that a copy has in some language, compiled.
  func tables(of copy: Copy) -> [String] {
    let built = Set(copy.texts.tables.keys.map(\.table))
    return source.tableNames.filter { $0 != "AppShortcuts" && built.contains($0) && copy.bundle.rawKeys[$0] == nil }
  }

  /// The keys of a table whose values in the language are to be in the product, in byte order.
  ///
  /// A key that must not be translated, or that nothing asks for, may be left out; so may a storyboard's own text.
  func keys(of table: String, in language: LanguageIdentity) -> [String] {
    let isDevelopment = language == LanguageIdentity(developmentRegion)
    let keys = source.tables[BundleTexts.Place(table: table, language: language)]?.keys ?? []
    return keys.filter { key in
      let name = OwnerContent.KeyName(table: table, key: key)
      let isOfInterface = content.codeTexts[name]?.origin == .interfaceBuilder
      return !content.invariantKeys.contains(name) && !content.staleKeys.contains(name)
        && !(isDevelopment && isOfInterface)
    }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// What was built of a table in a language; the development language may be in `Base` as well.
  func built(_ table: String, in language: LanguageIdentity, of copy: Copy) -> BundleTexts.Table? {
    let region = LanguageIdentity(copy.bundle.info.facts.developmentRegion ?? developmentRegion)
    let base = LanguageIdentity("Base")
    if language == region { return copy.texts.table(table, in: [language, base]) }
    return copy.texts.table(table, in: language == base ? [base, region] : [language])
  }

  /// Keys with a value in the source that a copy lacks in a language that its table is there for, in byte order.
  func lostKeys(of table: String, in language: LanguageIdentity, from copy: Copy) -> [String] {
    let keys = keys(of: table, in: language)
    guard let built = built(table, in: language, of: copy) else { return keys }
    return built.isDamaged ? [] : keys.filter { !built.has($0) }
  }

  /// Whether a copy has none of the texts of a language.
  func isLost(_ language: LanguageIdentity, from copy: Copy) -> Bool {
    let tables = tables(of: copy).filter { !keys(of: $0, in: language).isEmpty }
    return !tables.isEmpty
      && tables.allSatisfy { table in
        built(table, in: language, of: copy).map { $0.isEmpty && !$0.isDamaged } ?? true
      }
  }
}

extension InspectFacts {
  /// Every place that the tables of an owner lie in, in the order of the products.
  func sites(of owner: Owner) -> [(product: BuiltProduct, bundle: BuiltBundle)] {
    tree.products.flatMap { product in
      product.allBundles.filter { bundle in
        self.owner(of: bundle, in: product) == owner.name
          || (owner.bundle == "." && bundle.path == product.main.path
            && manifest.product(product.name)?.embeds.contains(owner.name) == true)
      }.map { (product, $0) }
    }
  }
}
