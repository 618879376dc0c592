/// Examples of how language folders are spelled.
enum FolderExamples {
  private static func folders(_ title: String, _ names: String..., language: String) -> RuleExample {
    var files = [
      "bordercheck.json": """
      { "developmentRegion": "en",
        "owners": { "H": { "resources": ["H"], "languages": ["\(language)"] } },
        "products": { "H": { "kind": "app" } } }
      """,
      "H/en.lproj/Localizable.strings": ExampleProject.strings(["a": "A-en"]),
      "Matrix/one.json": RuleExample.scenario(language),
    ]
    for name in names {
      files["H/\(name).lproj/Localizable.strings"] = ExampleProject.strings(["a": "A-\(name)"])
    }
    return RuleExample(title, files: files)
  }

  static let canonical = [
    folders("the usual spelling", "zh-Hans", language: "zh-Hans"), folders("a region", "pt-BR", language: "pt-BR"),
  ]
  static let lowerCase = [folders("lower-cased by a build", "zh-hans", language: "zh-Hans")]
  static let legacy = [
    folders("Hebrew's old code", "iw", language: "he"), folders("a full name", "German", language: "de"),
  ]
  static let sharedFolder = [
    folders("two codes of one catalog", language: "he").changing(
      "two codes of one catalog",
      [
        "H/en.lproj/Localizable.strings": nil,
        "H/Localizable.xcstrings": """
        { "sourceLanguage": "en", "strings": { "a": { "localizations": {
          "en": { "stringUnit": { "state": "translated", "value": "A-en" } },
          "iw": { "stringUnit": { "state": "translated", "value": "A-iw" } },
          "he": { "stringUnit": { "state": "translated", "value": "A-he" } } } } }, "version": "1.0" }
        """,
      ])
  ]
  static let ambiguous = [folders("a name and a code", "German", "de", language: "de")]
}
