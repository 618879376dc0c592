/// Examples of copies of one message or table.
enum CopyExamples {
  private static let base = ExampleProject.translated

  static let single = [
    base,
    base.changing(
      "both kinds of one table, and another table in a catalog",
      [
        "K/de.lproj/Localizable.stringsdict": EntryExamples.plural(forms: ["one": "%d n", "other": "%d n"]),
        "K/en.lproj/Localizable.stringsdict": EntryExamples.plural(forms: ["one": "%d n", "other": "%d n"]),
        "K/Other.xcstrings": catalog,
      ]),
    base.changing(
      "a catalog that is copied as it is",
      [
        "bordercheck.json": ExampleProject.manifest(k: "\"compile\": false", more: ExampleProject.message()),
        "K/Localizable.xcstrings": catalog,
      ]),
  ]
  static let copied = [
    base.changing(
      "the app's table has a copy",
      [
        "bordercheck.json": ExampleProject.manifest(
          more: """
            "messages": [{ "owner": "K", "key": "k" }, { "owner": "H", "key": "a" }]
            """),
        "H/en.lproj/Localizable.strings": ExampleProject.strings(["a": "A-en", "k": "K-en"]),
        "H/de.lproj/Localizable.strings": ExampleProject.strings(["a": "A-de", "k": "K-de"]),
      ])
  ]
  static let keysAsText = [
    base.changing(
      "both tables have keys that are their own text",
      [
        "H/en.lproj/Localizable.strings": ExampleProject.strings(["a": "A-en", "%lld": "%lld", "OK": "OK"]),
        "H/de.lproj/Localizable.strings": ExampleProject.strings(["a": "A-de", "%lld": "%lld", "OK": "OK"]),
        "K/en.lproj/Localizable.strings": ExampleProject.strings(["k": "K-en", "%lld": "%lld", "OK": "OK"]),
        "K/de.lproj/Localizable.strings": ExampleProject.strings(["k": "K-de", "%lld": "%lld", "OK": "OK"]),
      ])
  ]
  private static let catalog = """
    { "sourceLanguage": "en", "strings": { "k": { "localizations": {
      "en": { "stringUnit": { "state": "translated", "value": "K-en" } },
      "de": { "stringUnit": { "state": "translated", "value": "K-de" } } } } }, "version": "1.0" }
    """
  static let twoFiles = [
    base.changing("a catalog beside a language folder", ["K/Localizable.xcstrings": catalog]),
    base.changing(
      "two catalogs of one name in two folders",
      [
        "bordercheck.json": ExampleProject.manifest(more: ExampleProject.message())
          .replacing("\"resources\": [\"K\"]", with: "\"resources\": [\"K/A\", \"K/B\"]"),
        "K/A/Localizable.xcstrings": catalog, "K/B/Localizable.xcstrings": catalog,
      ]),
  ]
  static let sameTable = [
    base.changing(
      "two owners in the main bundle",
      ["bordercheck.json": ExampleProject.manifest(k: "\"bundle\": \".\"")])
  ]
}
