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
  /// Tables that the system reads; an app does not show them by itself.
  static func isReadBySystem(_ table: String) -> Bool {
    table == "InfoPlist" || table == "AppShortcuts" || table.hasSuffix("-InfoPlist")
  }

  /// Whether a table that is the bundle's own to show has a text.
  var hasOwnTexts: Bool {
    tableNames.contains { table in
      !Self.isReadBySystem(table)
        && (rawKeys[table]?.isEmpty == false || localizations(of: table).contains { !keys(of: table, in: $0).isEmpty })
    }
  }

  /// Whether a table has a text in the language or a regional variant of it; a damaged one may have had some.
  func hasTexts(in language: String) -> Bool {
    tableNames.contains { table in
      localizations(of: table).contains {
        BundleLanguages.areRelated($0, language) && (!keys(of: table, in: $0).isEmpty || isDamaged(table, in: $0))
      }
    } || files.contains { $0.kind == .locTable && $0.problem != nil }
  }

  /// Whether a file of the table cannot be read.
  func isDamaged(_ table: String, in localization: String) -> Bool {
    files.contains { $0.table == table && $0.localization == localization && $0.problem != nil }
  }
}
