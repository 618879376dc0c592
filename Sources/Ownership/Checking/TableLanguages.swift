import LocalizationRuntime

/// The languages that one table has, held against those that its owner declares.
///
/// A reader is served by one file of the table for all keys, and never key by key from several: the file is chosen here,
/// by the matching of the device, from what the whole table has.
struct TableLanguages {
  /// How a language of the table stands to what the owner declares.
  enum Standing {
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
  private let standings: [String: Standing]

  init(_ table: CheckedTable) {
    var seen = Set(table.entries.flatMap { $0.localizations.lazy.map(\.language) })
    if table.isCatalog, !table.sourceLanguage.isEmpty { seen.insert(table.sourceLanguage) }
    let present = seen.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let owner = table.languages
    let serving = owner.required.map { ($0, Self.serving($0, of: owner, among: present)) }
    let required = Set(serving.compactMap(\.1))
    self.owner = owner
    self.present = present
    self.serving = serving
    standings = Dictionary(
      uniqueKeysWithValues: present.map { language in
        if [table.sourceLanguage, "Base", ""].contains(language) { return (language, .source) }
        if required.contains(language) { return (language, .required) }
        return (language, Self.isDeclared(language, by: owner) ? .optional : .undeclared)
      })
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
