import Findings
import InstalledProducts
import OwnershipManifest

/// What is shown beside a product's own texts has fewer languages than the product.
package enum LanguageParity: ProductRule {
  package static let description = RuleDescription(
    id: "language-parity", title: "an extension or an embedded bundle has fewer languages than its app",
    reason: "One screen in two languages: the app is German, and its widget or a package's view in it stays English.",
    firing: ParityExamples.extensions + ParityExamples.embedded, silent: ParityExamples.equal)

  package static func drafts(in facts: InspectFacts) -> [Draft] {
    facts.tree.products.flatMap { extensionDrafts(of: $0, facts) + embeddedDrafts(of: $0, facts) }
  }

  // MARK: - Extensions

  private static func extensionDrafts(of product: BuiltProduct, _ facts: InspectFacts) -> [Draft] {
    guard product.kind == .extension || product.kind == .extensionKitExtension,
      let presenter = facts.container(of: product), product.allBundles.contains(where: \.hasOwnTexts)
    else { return [] }
    let offered = BundleLanguages(of: product.main, in: product)
    return supported(by: presenter, facts).filter { !offered.offers($0) }.map { language in
      let name = LanguageNames.name(of: language)
      return Draft(
        description, product: product.name, owner: facts.owner(of: product.main, in: product), language: language,
        message: "\(product.name) does not offer \(name), which \(presenter.name) has: a reader of \(name) "
          + shown(in: language, product, LanguageNames.name(of: offered.source)),
        remedy: "give \(product.name) a \(language).lproj with its own tables, or \"\(language)\" in the "
          + "CFBundleLocalizations of its Info.plist where all its texts come from other bundles",
        place: facts.infoPlace(of: product.main))
    }
  }

  /// What a reader of the language gets, for each value that `extensionGate` may have.
  private static func shown(in language: String, _ product: BuiltProduct, _ source: String) -> String {
    let open = product.bundles.filter { $0.hasOwnTexts && $0.hasTexts(in: language) }.map(\.name)
    guard !open.isEmpty else { return "reads \(source) in it (extensionGate open or closed)" }
    let own = product.main.hasOwnTexts ? "its own texts in \(source) and " : ""
    return
      "reads \(own)\(open.joined(separator: ", ")) in \(LanguageNames.name(of: language)) with extensionGate open, "
      + "and all of it in \(source) with extensionGate closed"
  }

  // MARK: - Embedded bundles

  /// One for each bundle: whoever makes it adds languages at once, or not at all.
  private static func embeddedDrafts(of product: BuiltProduct, _ facts: InspectFacts) -> [Draft] {
    let known = Set(facts.container(of: product)?.bundles.map(\.name) ?? [])
    let languages = supported(by: product, facts)
    return product.bundles.filter { $0.hasOwnTexts && $0.name != "Settings" && !known.contains($0.name) }
      .flatMap { bundle in
        let offered = BundleLanguages(of: bundle, in: product)
        let known = facts.owner(of: bundle, in: product).flatMap(facts.manifest.owner)
        let settled = (known?.languages ?? []) + optional(for: product, known, facts)
        let missing = languages.filter { language in
          !offered.offers(language) && !settled.contains { BundleLanguages.areRelated($0, language) }
        }
        return missing.isEmpty ? [] : [draft(of: bundle, lacking: missing, in: product, facts)]
      }
  }

  /// What a manifest says the bundle's owner or the product itself may have and need not: a gap in it is meant.
  private static func optional(for product: BuiltProduct, _ owner: Owner?, _ facts: InspectFacts) -> [String] {
    guard !facts.isOwnershipInferred else { return [] }
    return (owner?.optionalLanguages ?? []) + (facts.manifest.owner(product.name)?.optionalLanguages ?? [])
  }

  private static func draft(
    of bundle: BuiltBundle, lacking languages: [String], in product: BuiltProduct, _ facts: InspectFacts
  ) -> Draft {
    let names = languages.map(LanguageNames.name).joined(separator: ", ")
    let source = LanguageNames.name(of: BundleLanguages(of: bundle, in: product).source)
    let inferred = facts.isOwnershipInferred ? " (that it is the app's own is inferred)" : ""
    let severity: Severity? =
      facts.isExternal(bundle, in: product) ? .note : facts.isOwnershipInferred ? .warning : nil
    return Draft(
      description, severity: severity, product: product.name, owner: facts.owner(of: bundle, in: product),
      language: languages.count == 1 ? languages[0] : nil,
      message:
        "\(bundle.name) lacks \(names), which \(product.name) has: its texts are in \(source) on a screen that is "
        + "not\(inferred)",
      remedy: "translate \(bundle.name), or declare it `external` in a manifest and inspect with --project",
      place: facts.infoPlace(of: bundle))
  }

  /// The languages that a product claims and has texts in.
  private static func supported(by product: BuiltProduct, _ facts: InspectFacts) -> [String] {
    BundleLanguages(of: product.main, in: product).translated.filter { facts.hasTexts(in: $0, of: product) }
  }
}
