/// Builds tiny projects of one app `H` with one String Catalog, for rules that look at one table.
enum CatalogExample {
  /// App `H` in English and `languages`, with a catalog of these entries.
  static func project(
    _ title: String, languages: [String] = ["de"], owner: String = "", table: String = "Localizable",
    _ entries: String...
  ) -> RuleExample {
    file(title, catalog(entries), languages: languages, owner: owner, table: table)
  }

  /// App `H` with this text for its catalog.
  static func file(
    _ title: String, _ text: String, languages: [String] = ["de"], owner: String = "", table: String = "Localizable"
  ) -> RuleExample {
    let names = languages.map { "\"\($0)\"" }.joined(separator: ", ")
    return RuleExample(
      title,
      files: [
        "bordercheck.json": """
        { "developmentRegion": "en",
          "owners": { "H": { "resources": ["H"], "languages": [\(names)], \(owner) } },
          "products": { "H": { "kind": "app" } } }
        """,
        "H/\(table).xcstrings": text,
      ])
  }

  /// A catalog of these entries, translated from English.
  static func catalog(_ entries: [String], source: String = "en", more: String = "") -> String {
    """
    {
      "sourceLanguage" : "\(source)",\(more)
      "strings" : {
        \(entries.joined(separator: ",\n    "))
      },
      "version" : "1.0"
    }
    """
  }

  /// An entry with its localizations; `members` are the others, each with a comma after it.
  static func entry(_ key: String, _ localizations: String..., members: String = "") -> String {
    "\"\(key)\" : { \(members) \"localizations\" : { \(localizations.joined(separator: ", ")) } }"
  }

  /// An entry that was made by hand.
  static func manual(_ key: String, _ localizations: String...) -> String {
    "\"\(key)\" : { \"extractionState\" : \"manual\", \"localizations\" : { \(localizations.joined(separator: ", ")) } }"
  }

  /// A plain text in one language.
  static func text(_ language: String, _ value: String, _ state: String = "translated") -> String {
    "\"\(language)\" : { \(unit(value, state)) }"
  }

  /// Forms along one axis in one language, each made by `form`.
  static func varied(_ language: String, by axis: String = "plural", _ forms: String...) -> String {
    "\"\(language)\" : { \"variations\" : { \"\(axis)\" : { \(forms.joined(separator: ", ")) } } }"
  }

  static func form(_ name: String, _ value: String, _ state: String = "translated") -> String {
    text(name, value, state)
  }

  /// The phrases of an App Shortcut in one language.
  static func phrases(_ language: String, _ phrases: String...) -> String {
    let values = phrases.map { "\"\($0)\"" }.joined(separator: ", ")
    return "\"\(language)\" : { \"stringSet\" : { \"state\" : \"translated\", \"values\" : [\(values)] } }"
  }

  private static func unit(_ value: String, _ state: String) -> String {
    "\"stringUnit\" : { \"state\" : \"\(state)\", \"value\" : \"\(value)\" }"
  }
}
