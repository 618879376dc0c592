import InstalledProducts
import LocalizationRuntime
import StringCatalogs

/// The texts of a bundle by table and language, whatever the spelling of its folders.
struct BundleTexts {
  struct Place: Hashable {
    var table: String
    var language: LanguageIdentity
  }

  /// One table in one language, both kinds of file.
  struct Table: Equatable {
    var strings: StringsTable = [:]
    var rules: StringsDictTable = [:]
    /// Whether a file of it cannot be read.
    var isDamaged = false

    var isEmpty: Bool { strings.isEmpty && rules.isEmpty }
    var keys: Set<String> { Set(strings.keys).union(rules.keys) }

    func has(_ key: String) -> Bool { strings[key] != nil || rules[key] != nil }

    /// Adds what another folder of the language has; what is there stays.
    mutating func add(_ other: Table) {
      strings.merge(other.strings) { first, _ in first }
      rules.merge(other.rules) { first, _ in first }
      isDamaged = isDamaged || other.isDamaged
    }

    /// What is shown of a key, each form once, in byte order; plurals by their forms.
    func texts(of key: String) -> [String] {
      let forms = rules[key]?.forms.map(\.text) ?? []
      return Set(forms + [strings[key]].compactMap(\.self)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Keys of both whose texts differ, in byte order.
    func differences(from other: Table) -> [String] {
      let shared =
        strings.keys.filter { other.has($0) && strings[$0] != other.strings[$0] }
        + rules.keys.filter { other.has($0) && rules[$0] != other.rules[$0] }
      return Set(shared).filter { texts(of: $0) != other.texts(of: $0) }
        .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
  }

  private(set) var tables: [Place: Table] = [:]
  /// A folder's name for each language, the first in byte order.
  private(set) var names: [LanguageIdentity: String] = [:]

  init(_ tables: BundleTables) {
    for (place, file) in tables.strings {
      var table = Table(isDamaged: file.isUnreadable)
      if case .entries(let entries) = file { table.strings = entries }
      add(table, at: place)
    }
    for (place, file) in tables.stringsDicts {
      var table = Table(isDamaged: file.isUnreadable)
      if case .entries(let entries) = file { table.rules = entries }
      add(table, at: place)
    }
  }

  private mutating func add(_ table: Table, at place: BundleTables.Place) {
    let language = LanguageIdentity(place.localization)
    let key = Place(table: place.table, language: language)
    if tables[key]?.add(table) == nil { tables[key] = table }
    if let name = names[language], !place.localization.utf8.lexicographicallyPrecedes(name.utf8) { return }
    names[language] = place.localization
  }

  /// Names of the tables that have a text, in byte order.
  var tableNames: [String] {
    Set(tables.filter { !$0.value.isEmpty }.map(\.key.table)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Languages that have a text, by the names of their folders.
  var languages: [LanguageIdentity] {
    Set(tables.filter { !$0.value.isEmpty }.map(\.key.language))
      .sorted { name(of: $0).utf8.lexicographicallyPrecedes(name(of: $1).utf8) }
  }

  /// The table in the first of the languages that has it, filled up from the others.
  func table(_ name: String, in languages: [LanguageIdentity]) -> Table? {
    languages.compactMap { tables[Place(table: name, language: $0)] }.reduce(nil as Table?) { known, table in
      guard var known else { return table }
      known.add(table)
      return known
    }
  }

  /// The name of the language's folder.
  func name(of language: LanguageIdentity) -> String { names[language] ?? language.language }

  /// `German (de)`; what is in no language by what it is.
  func title(of language: LanguageIdentity) -> String {
    let name = name(of: language)
    if name.isEmpty { return "the table outside any .lproj" }
    return name == "Base" ? "Base" : "\(LanguageNames.name(of: name)) (\(name))"
  }
}
