import Findings
import InstalledProducts

/// App Intents: what Shortcuts, Siri and Spotlight show of a product's actions.
extension SystemTableAbsent {
  /// Above so many texts, a language without any of them is one finding.
  private static let textLimit = 3

  static func intentDrafts(of product: BuiltProduct, _ facts: InspectFacts) -> [Draft] {
    guard let intents = product.main.intents else { return [] }
    let claims = BundleLanguages(of: product.main, in: product)
    return ([claims.source] + claims.translated).flatMap { language in
      let groups = Dictionary(grouping: intents.texts) { text in
        facts.bundle(of: text, in: product).map { [text.table, $0.path] } ?? []
      }
      return groups.filter { !$0.key.isEmpty }.sorted { $0.key.lexicographicallyPrecedes($1.key) }.flatMap { _, texts in
        drafts(of: texts, of: product, for: language, facts)
      }
    }
  }

  /// Texts of one table of one bundle.
  private static func drafts(
    of texts: [BuiltIntents.Text], of product: BuiltProduct, for language: String, _ facts: InspectFacts
  ) -> [Draft] {
    guard let table = texts.first?.table, let bundle = texts.first.flatMap({ facts.bundle(of: $0, in: product) }) else {
      return []
    }
    let languages = BundleLanguages(of: bundle, in: product)
    let read = SystemTexts(languages, for: language)
    guard !read.isDamaged(table), !bundle.files.contains(where: { $0.kind == .catalog }) else { return [] }
    var seen: Set<String> = []
    let needed = texts.filter { seen.insert($0.key).inserted && isNeeded($0, languages, language) }
    let missing = needed.filter { text in
      !read.isServed(text.key, in: table) && !facts.isInvariant(text.key, in: table, of: bundle, product)
    }
    return SystemGap(
      product: product, bundle: bundle, table: table, language: language, surface: "in Shortcuts and Siri",
      texts: missing.map { text in
        SystemGap.Text(
          key: text.key, shown: read.found(text.key, in: table)?.text ?? text.defaultText ?? text.key,
          role: "in Shortcuts and Siri as \(text.subject)",
          elsewhere: facts.bundle(with: text, otherThan: bundle, in: product, for: language)?.name)
      }, isWhole: missing.count == needed.count && missing.count > textLimit
    ).drafts(description, facts)
  }

  /// In the source language a sentence is its own text; elsewhere a text that every translation keeps needs no entry.
  private static func isNeeded(
    _ text: BuiltIntents.Text, _ languages: BundleLanguages, _ language: String
  ) -> Bool {
    if languages.isSource(language) { return text.defaultText == nil && KeyStyle(of: text.key) == .identifier }
    return !languages.isKept(text.key, in: text.table, source: text.defaultText ?? text.key)
  }

  // MARK: - Phrases

  /// Table `AppShortcuts`; one understood phrase of an action is enough, and Siri has to speak the language.
  static func phraseDrafts(of product: BuiltProduct, _ facts: InspectFacts) -> [Draft] {
    let table = "AppShortcuts"
    let languages = BundleLanguages(of: product.main, in: product)
    let entries = PhraseTable(product.main)
    let shortcuts = product.main.intents?.shortcuts ?? entries.asShortcuts
    return languages.translated.filter(SiriLanguages.include).flatMap { language -> [Draft] in
      let texts = SystemTexts(languages, for: language)
      guard !texts.isDamaged(table) else { return [] }
      let missing = shortcuts.filter { !entries.has($0, for: language) }
      return SystemGap(
        product: product, bundle: product.main, table: table, language: language,
        surface: "as what Siri understands",
        texts: missing.compactMap { shortcut in
          shortcut.phrases.first.map {
            SystemGap.Text(key: $0, shown: $0, role: "as what Siri understands for \(shortcut.action)")
          }
        }, isWhole: !texts.hasTable(table)
      ).drafts(description, facts)
    }
  }
}

extension InspectFacts {
  /// The bundle that a text of App Intents is looked up in; nil where the code names one that is not in the product.
  fileprivate func bundle(of text: BuiltIntents.Text, in product: BuiltProduct) -> BuiltBundle? {
    guard let name = text.bundle else { return product.main }
    if name == RelativeName.last(of: product.main.path.isEmpty ? tree.files.name : product.main.path) {
      return product.main
    }
    return product.bundles.first { bundle in
      RelativeName.last(of: bundle.path) == name || (bundle.info.identifier == name && !name.isEmpty)
    }
  }

  /// Another bundle of the product that has the text in the language.
  fileprivate func bundle(
    with text: BuiltIntents.Text, otherThan bundle: BuiltBundle, in product: BuiltProduct, for language: String
  ) -> BuiltBundle? {
    product.allBundles.first { other in
      other.path != bundle.path
        && other.localizations(of: text.table).contains {
          BundleLanguages.areRelated($0, language) && other.keys(of: text.table, in: $0).contains(text.key)
        }
    }
  }

  /// Whether the project's catalog keeps the key out of translation.
  fileprivate func isInvariant(
    _ key: String, in table: String, of bundle: BuiltBundle, _ product: BuiltProduct
  ) -> Bool {
    guard let owner = owner(of: bundle, in: product) else { return false }
    return release.keys.invariant.contains(InstalledKeys.Name(owner: owner, table: table, key: key))
  }
}
