import HostEvidence
import InstalledProducts
import LocalizationRuntime

/// How the system finds texts of a product for a reader of one language: in one bundle, by that bundle's own languages,
/// with the rules of every look-up.
struct SystemTexts {
  let languages: BundleLanguages
  /// Whom it is shown to.
  let language: String
  private let searchList: [String]

  init(_ languages: BundleLanguages, for language: String) {
    self.languages = languages
    self.language = language
    let process = ProcessLanguages(
      main: languages.bundle.description, user: [language], behavior: DeviceBehavior())
    searchList = process.main.searchList
  }

  /// What is found of a key: where, and the text, nil for one with plural forms.
  func found(_ key: String, in table: String) -> (localization: String, text: String?)? {
    let places = SearchedTables(table: table, in: languages.bundle.tables, searchList: searchList).places
    if let place = places.first(where: \.hasStrings), let text = place.text(key) { return (place.localization, text) }
    if let place = places.first(where: \.hasForms), place.entry(key) != nil { return (place.localization, nil) }
    return nil
  }

  /// Whether the reader is shown the language; a text outside any language folder is meant for everybody.
  func isServed(_ key: String, in table: String) -> Bool {
    guard let found = found(key, in: table) else { return false }
    return found.localization.isEmpty || isOwn(found.localization)
  }

  /// Whether the bundle has a file of the table for this language, readable or not.
  func hasTable(_ table: String) -> Bool {
    languages.bundle.localizations(of: table).contains { $0.isEmpty || isOwn($0) }
      || languages.bundle.files.contains { $0.kind == .locTable && $0.table == table && $0.problem != nil }
  }

  /// Whether a file of the table for this language cannot be read, so that nothing can be said of its keys.
  func isDamaged(_ table: String) -> Bool {
    languages.bundle.files.contains { file in
      file.table == table && file.problem != nil
        && (file.kind == .locTable || file.localization.isEmpty || isOwn(file.localization))
    }
  }

  private func isOwn(_ localization: String) -> Bool {
    BundleLanguages.areRelated(localization == "Base" ? languages.source : localization, language)
  }
}

extension SearchedTables.Place {
  fileprivate var hasStrings: Bool { if case .absent = strings { false } else { true } }
  fileprivate var hasForms: Bool { if case .absent = stringsDict { false } else { true } }
}

extension BundleLanguages {
  /// The texts of a key in each localization that has one, in byte order of the localizations.
  func texts(of key: String, in table: String) -> [(localization: String, text: String)] {
    bundle.localizations(of: table).compactMap { localization in
      guard case .entries(let entries) = bundle.tables.strings(table, localization: localization) else { return nil }
      return entries[key].map { (localization, $0) }
    }
  }

  /// Whether every translation says what the source says: a name that stays as it is needs no table.
  ///
  /// - Parameter source: What is shown where no table has the key.
  func isKept(_ key: String, in table: String, source: String) -> Bool {
    let texts = texts(of: key, in: table)
    let original = texts.first { $0.localization == "Base" || isSource($0.localization) }?.text ?? source
    let translations = texts.filter { $0.localization != "Base" && !isSource($0.localization) }
    return !translations.isEmpty && translations.allSatisfy { $0.text == original }
  }
}
