import LocalizationRuntime

/// The languages that one table has, held against those that its owner declares.
///
/// A reader is served by one file of the table for all keys, and never key by key from several: the file is chosen here,
/// by the matching of the device, from what the whole table has.
struct TableLanguages: Sendable {
  /// How a language of the table stands to what the owner declares.
  enum Standing: String, Sendable {
    case source
    /// Readers of a language that the owner must have are served by it.
    case required
    case optional
    case undeclared
  }

  let owner: OwnerLanguages
  /// In byte order, as they are spelled (empty for a table outside any language folder); a catalog's source language
  /// always is one.
  let present: [String]
  /// Which language of the table serves each language that the owner must have; nil for none.
  let serving: [(required: String, language: String?)]
  let standings: [String: Standing]

  /// Those of a table under what its owner declares now.
  init(_ table: CheckedTable) {
    self.init(
      of: table.entries, sourceLanguage: table.sourceLanguage, isCatalog: table.isCatalog, owner: table.languages)
  }

  /// As they were found earlier.
  init(
    owner: OwnerLanguages, present: [String], serving: [(required: String, language: String?)],
    standings: [String: Standing]
  ) {
    self.owner = owner
    self.present = present
    self.serving = serving
    self.standings = standings
  }

  /// - Parameter isCatalog: a catalog's source language is there whether or not any key has it.
  init(of entries: [CheckedEntry], sourceLanguage: String, isCatalog: Bool, owner: OwnerLanguages) {
    let present = Self.present(in: entries, and: isCatalog && !sourceLanguage.isEmpty ? sourceLanguage : nil)
    let serving = owner.required.map { ($0, Self.serving($0, of: owner, among: present)) }
    let required = Set(serving.compactMap(\.1))
    self.owner = owner
    self.present = present
    self.serving = serving
    standings = Dictionary(
      uniqueKeysWithValues: present.map { language in
        if [sourceLanguage, "Base", ""].contains(language) { return (language, .source) }
        if required.contains(language) { return (language, .required) }
        return (language, Self.isDeclared(language, by: owner) ? .optional : .undeclared)
      })
  }

  /// Neighbouring keys mostly have the same languages, which are then known.
  private static func present(in entries: [CheckedEntry], and source: String?) -> [String] {
    var seen: Set<String> = []
    var last: [String] = []
    for localizations in entries.lazy.map(\.localizations) {
      if localizations.elementsEqual(last, by: { $0.language == $1 }) { continue }
      last = localizations.map(\.language)
      seen.formUnion(last)
    }
    if let source { seen.insert(source) }
    return seen.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  func standing(of language: String) -> Standing { standings[language] ?? .undeclared }

  /// The languages that the owner declares nowhere, in byte order.
  var undeclared: [String] { present.filter { standing(of: $0) == .undeclared } }

  /// `Base` stands for the development region where that has no table of its own. A table outside any folder is found
  /// first by everybody where there are others, and else holds the development region.
  private static func serving(_ required: String, of owner: OwnerLanguages, among present: [String]) -> String? {
    if present.contains("") { return present.count > 1 || required == owner.developmentRegion ? "" : nil }
    let names = present.map { name in
      name == "Base" && !present.contains(owner.developmentRegion) ? owner.developmentRegion : name
    }
    let matched = LanguageMatching.matches(preferences: [required], available: names).first
    let index =
      names.firstIndex { $0 == matched } ?? names.firstIndex { owner.isServed(required, by: $0) }
    return index.map { present[$0] }
  }

  /// `mul` is the folder of Interface Builder's catalogs.
  private static func isDeclared(_ language: String, by owner: OwnerLanguages) -> Bool {
    language == "mul"
      || owner.declared.contains {
        owner.isServed($0, by: language)
          || LanguageMatching.matches(preferences: [$0], available: [language]).first == language
      }
  }
}
