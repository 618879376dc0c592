import Findings
import InstalledProducts
import OwnershipManifest

/// Names and permission prompts: table `InfoPlist` over the Info.plist.
extension SystemTableAbsent {
  private static let table = "InfoPlist"
  private static let names: Set<String> = ["CFBundleDisplayName", "CFBundleName", "CFBundleSpokenName"]

  /// What nobody translates.
  private static let marks: Set<String> = [
    "CFBundleGetInfoString", "CFBundleShortVersionString", "CFBundleVersion", "NSHumanReadableCopyright",
  ]

  static func infoDrafts(of product: BuiltProduct, _ facts: InspectFacts) -> [Draft] {
    let languages = BundleLanguages(of: product.main, in: product)
    let main = product.main
    let localized = main.localizations(of: table).reduce(into: Set<String>()) {
      $0.formUnion(main.keys(of: table, in: $1))
    }.subtracting(marks)
    guard !localized.isEmpty else { return noTableDrafts(of: product, languages, facts) }
    let keys = localized.union(prompts(of: main)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return languages.translated.flatMap { language -> [Draft] in
      let texts = SystemTexts(languages, for: language)
      guard !texts.isDamaged(table) else { return [] }
      let missing = keys.filter { !texts.isServed($0, in: table) && !isKept($0, languages, for: language) }
      return SystemGap(
        product: product, bundle: main, table: table, language: language, surface: "on the system's own screens",
        texts: missing.map { text(of: $0, texts) }, isWhole: !texts.hasTable(table)
      ).drafts(description, facts)
    }
  }

  private static func text(of key: String, _ texts: SystemTexts) -> SystemGap.Text {
    let info = texts.languages.bundle.info.strings
    // Without a text in the Info.plist the system has nothing to show, and refuses what it would ask for.
    let own = info[key] ?? (names.contains(key) ? info["CFBundleName"] : nil)
    let other = isPrompt(key) ? "as a permission prompt" : "as a text of its Info.plist"
    let role = names.contains(key) ? "as its name" : other
    return SystemGap.Text(key: key, shown: texts.found(key, in: table)?.text ?? own ?? "", role: role)
  }

  /// A name that is the same everywhere, or that only languages of another script write otherwise, stays as it is.
  private static func isKept(_ key: String, _ languages: BundleLanguages, for language: String) -> Bool {
    let own = languages.bundle.info.strings[key]
    if languages.isKept(key, in: table, source: own ?? key) { return true }
    guard names.contains(key) else { return false }
    let texts = languages.texts(of: key, in: table)
    let translations = texts.filter { $0.localization != "Base" && !languages.isSource($0.localization) }
    guard !translations.isEmpty else { return texts.allSatisfy { $0.text == own } }
    let original = texts.first { $0.localization == "Base" || languages.isSource($0.localization) }?.text ?? own
    return translations.allSatisfy {
      $0.text == original || LanguageIdentity($0.localization).script != LanguageIdentity(language).script
    }
  }

  // MARK: - No table in any language

  private static func noTableDrafts(
    of product: BuiltProduct, _ languages: BundleLanguages, _ facts: InspectFacts
  ) -> [Draft] {
    guard !product.main.files.contains(where: { $0.table == table }) else { return [] }
    return product.kind == .app ? promptNote(of: product, languages, facts) : nameDrafts(of: product, facts)
  }

  /// Nothing says that the prompts should be translated: a note.
  private static func promptNote(
    of product: BuiltProduct, _ languages: BundleLanguages, _ facts: InspectFacts
  ) -> [Draft] {
    let translated = languages.translated.filter { facts.hasTexts(in: $0, of: product) }
    guard let language = translated.first, let key = prompts(of: product.main).first else { return [] }
    let prompt = (product.main.info.strings[key] ?? "").quoted
    return [
      Draft(
        description, severity: .note, product: product.name, owner: facts.owner(of: product.main, in: product),
        table: table, key: key,
        message: "\(product.name) asks for permission with \(prompt) (\(key)) in every language, "
          + "\(LanguageNames.name(of: language)) included: it has no table InfoPlist",
        remedy: "add InfoPlist tables, or an InfoPlist.xcstrings, to \(product.name)",
        place: facts.infoPlace(of: product.main))
    ]
  }

  /// An extension that shows its own name beside an app whose name is translated.
  private static func nameDrafts(of product: BuiltProduct, _ facts: InspectFacts) -> [Draft] {
    let key = "CFBundleDisplayName"
    guard let own = product.main.info.strings[key], let app = facts.container(of: product),
      product.main.info.extensionPoint.map(pointsWithName.contains) ?? false
    else { return [] }
    let languages = BundleLanguages(of: app.main, in: app)
    return languages.translated.filter { language in
      SystemTexts(languages, for: language).isServed(key, in: table)
        && !languages.isKept(key, in: table, source: app.main.info.strings[key] ?? key)
    }.flatMap { language in
      let text = SystemGap.Text(key: key, shown: own, role: "as its name, which \(app.name) translates")
      return SystemGap(
        product: product, bundle: product.main, table: table, language: language,
        surface: "on the system's own screens",
        texts: [text], isWhole: true
      ).drafts(description, severity: .warning, facts)
    }
  }

  /// Extensions that people pick by their own name; a widget of WidgetKit goes by the name of its app.
  private static let pointsWithName: Set<String> = [
    "com.apple.widget-extension", "com.apple.share-services", "com.apple.ui-services", "com.apple.keyboard-service",
    "com.apple.photo-editing", "com.apple.Safari.content-blocker", "com.apple.Safari.web-extension",
    "com.apple.callkit.call-directory", "com.apple.authentication-services-credential-provider-ui",
    "com.apple.fileprovider-nonui", "com.apple.message-payload-provider",
  ]

  // MARK: - Permission prompts

  private static func isPrompt(_ key: String) -> Bool { key.hasPrefix("NS") && key.hasSuffix("UsageDescription") }

  /// The keys of an Info.plist that ask for something, in byte order.
  private static func prompts(of bundle: BuiltBundle) -> [String] {
    bundle.info.strings.filter { isPrompt($0.key) && !$0.value.isEmpty }.map(\.key)
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
