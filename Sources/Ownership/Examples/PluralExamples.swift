/// Examples of plural entries in Russian, which has the forms one, few, many and other.
enum PluralExamples {
  private static func russian(_ title: String, _ forms: KeyValuePairs<String, String>, presentation: String = "")
    -> RuleExample
  {
    RuleExample(
      title,
      files: [
        "bordercheck.json": """
        { "developmentRegion": "en",
          "owners": { "K": { "resources": ["K"], "languages": ["ru"] } },
          "products": {
            "H": { "kind": "app", "embeds": ["K"], "info": { "CFBundleLocalizations": ["en", "ru"] } } },
          "messages": [
            { "owner": "K", "key": "n", "arguments": [[1], [2], [5]], "in": [{ "product": "H" \(presentation) }] } ] }
        """,
        "K/en.lproj/Localizable.stringsdict": EntryExamples.plural(forms: ["one": "%d item", "other": "%d items"]),
        "K/ru.lproj/Localizable.stringsdict": EntryExamples.plural(forms: forms),
        "Matrix/russian.json": RuleExample.scenario("ru"),
      ])
  }

  static let complete = [
    russian("all forms", ["one": "%d вещь", "few": "%d вещи", "many": "%d вещей", "other": "%d вещи"])
  ]
  /// Portuguese as Brazil writes it has the form `one` for 0, as Portugal reads it has not.
  static let regional = RuleExample(
    "a text of another region's readers",
    files: [
      "bordercheck.json": """
      { "developmentRegion": "en",
        "owners": { "K": { "resources": ["K"], "languages": ["pt-BR"] } },
        "products": {
          "H": { "kind": "app", "embeds": ["K"], "info": { "CFBundleLocalizations": ["en", "pt-BR"] } } },
        "messages": [{ "owner": "K", "key": "n", "arguments": [[0], [1]], "in": [{ "product": "H" }] }] }
      """,
      "K/en.lproj/Localizable.stringsdict": EntryExamples.plural(forms: ["one": "%d item", "other": "%d items"]),
      "K/pt-BR.lproj/Localizable.stringsdict": EntryExamples.plural(forms: ["one": "%d coisa", "other": "%d coisas"]),
      "Matrix/portuguese.json": RuleExample.scenario("pt-PT"),
    ])
  static let missing = [
    russian("two forms of four", ["one": "%d вещь", "other": "%d вещи"]),
    russian("no form varies", ["other": "x"]).changing(
      "one text for every number",
      [
        "K/ru.lproj/Localizable.stringsdict": nil,
        "K/ru.lproj/Localizable.strings": ExampleProject.strings(["n": "вещей: %d"]),
      ]),
  ]
  static let unreachable = [
    russian(
      "formatted without a locale",
      ["one": "%d вещь", "few": "%d вещи", "many": "%d вещей", "other": "%d вещи"],
      presentation: ", \"formatting\": \"none\"")
  ]
}
