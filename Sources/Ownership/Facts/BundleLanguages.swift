import HostEvidence
import InstalledProducts
import LocalizationRuntime

/// What one built bundle claims, and which of it has texts.
struct BundleLanguages {
  let bundle: BuiltBundle
  /// The development region of the bundle, else of its process.
  let source: String

  init(of bundle: BuiltBundle, in product: BuiltProduct) {
    self.bundle = bundle
    source = bundle.info.facts.developmentRegion ?? product.main.info.facts.developmentRegion ?? "en"
  }

  /// The languages that `CFBundleLocalizations` or a folder names besides the development region and its regional
  /// variants, each once and in the bundle's spelling; in byte order.
  var translated: [String] {
    var seen: Set<LanguageIdentity> = []
    return (bundle.info.facts.declaredLocalizations + bundle.folders)
      .filter { $0 != "Base" && $0 != "mul" && !isSource($0) }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .filter { seen.insert(LanguageIdentity($0)).inserted }
  }

  /// What language choice sees, `Base` left out: it matches no language.
  var offers: [String] { bundle.description.offers(behavior: DeviceBehavior()).filter { $0 != "Base" } }

  /// Whether a reader of the language is given it, or a regional variant of it.
  func offers(_ language: String) -> Bool {
    offers.contains { Self.areRelated($0, language) }
      || !LanguageMatching.matches(preferences: [language], available: offers).isEmpty
  }

  func isSource(_ language: String) -> Bool { Self.areRelated(language, source) }

  /// Whether both name one language in one script, whatever the region.
  static func areRelated(_ first: String, _ second: String) -> Bool {
    LanguageIdentity(first).isRelated(to: LanguageIdentity(second))
  }
}

extension BuiltBundle {
  /// Whether a table that is the bundle's own to show has a text. One outside any language folder is for every reader.
  var hasOwnTexts: Bool {
    files.contains { file in
      !SystemTableName.isOne(file.table) && !file.localization.isEmpty && hasKeys(of: file.table, in: file.localization)
    }
      || tableNames.contains { table in
        !SystemTableName.isOne(table)
          && (rawKeys[table]?.isEmpty == false
            || localizations(of: table).contains { !$0.isEmpty && hasKeys(of: table, in: $0) })
      }
  }

  /// Whether a table has a text in the language or a regional variant of it; a damaged one may have had some.
  func hasTexts(in language: String) -> Bool {
    if files.contains(where: { $0.localization == language && hasKeys(of: $0.table, in: language) }) { return true }
    return tableNames.contains { table in
      localizations(of: table).contains {
        BundleLanguages.areRelated($0, language) && (hasKeys(of: table, in: $0) || isDamaged(table, in: $0))
      }
    } || files.contains { $0.kind == .locTable && $0.problem != nil }
  }

  /// Whether a table has anything in one localization.
  func hasKeys(of table: String, in localization: String) -> Bool {
    if case .entries(let entries) = tables.strings(table, localization: localization), !entries.isEmpty { return true }
    if case .entries(let entries) = tables.stringsDict(table, localization: localization) { return !entries.isEmpty }
    return false
  }

  /// How many keys a table has in one localization.
  func keyCount(of table: String, in localization: String) -> Int {
    guard case .entries(let forms) = tables.stringsDict(table, localization: localization) else {
      guard case .entries(let texts) = tables.strings(table, localization: localization) else { return 0 }
      return texts.count
    }
    guard case .entries(let texts) = tables.strings(table, localization: localization) else { return forms.count }
    return texts.count + forms.keys.count { texts[$0] == nil }
  }

  /// Whether a file of the table cannot be read.
  func isDamaged(_ table: String, in localization: String) -> Bool {
    files.contains { $0.table == table && $0.localization == localization && $0.problem != nil }
  }
}
