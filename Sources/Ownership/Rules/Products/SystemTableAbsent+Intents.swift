import Findings
import InstalledProducts
import OwnershipManifest

/// App Intents: what Shortcuts, Siri and Spotlight show of a product's actions.
extension SystemTableAbsent {
  /// Above so many texts, a language without any of them is one finding.
  private static let textLimit = 3

  static func intentDrafts(of product: BuiltProduct, _ facts: InspectFacts) -> [Draft] {
    let claims = BundleLanguages(of: product.main, in: product)
    return facts.intentTables(of: product).flatMap { table in
      ([claims.source] + claims.translated).flatMap { drafts(of: table, of: product, for: $0, facts) }
    }
  }

  private static func drafts(
    of intents: IntentTable, of product: BuiltProduct, for language: String, _ facts: InspectFacts
  ) -> [Draft] {
    let (bundle, table) = (intents.bundle, intents.table)
    let languages = BundleLanguages(of: bundle, in: product)
    let read = SystemTexts(languages, for: language)
    guard !read.isDamaged(table), !bundle.files.contains(where: { $0.kind == .catalog }) else { return [] }
    let needed = intents.texts.filter { isNeeded($0, languages, language) }
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
    // Siri takes the phrases of an app, whatever an extension repeats of them.
    guard product.kind != .extension, product.kind != .extensionKitExtension else { return [] }
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
  /// Whether the project's catalog keeps the key out of translation.
  fileprivate func isInvariant(
    _ key: String, in table: String, of bundle: BuiltBundle, _ product: BuiltProduct
  ) -> Bool {
    guard let owner = owner(of: bundle, in: product) else { return false }
    return release.keys.invariant.contains(InstalledKeys.Name(owner: owner, table: table, key: key))
  }
}
