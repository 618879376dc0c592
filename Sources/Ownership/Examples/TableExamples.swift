/// Examples of tables that are there, are not, or cannot be read.
enum TableExamples {
  private static let base = ExampleProject.translated
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "k" : {
          "extractionState" : "manual",
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "K-de" } },
            "en" : { "stringUnit" : { "state" : "translated", "value" : "K-en" } }
          }
        }
      },
      "version" : "1.0"
    }
    """
  private static let withCatalog = base.changing(
    "the owner's catalog is compiled",
    [
      "K/en.lproj/Localizable.strings": nil, "K/de.lproj/Localizable.strings": nil,
      "K/Localizable.xcstrings": catalog,
    ])

  static let present = [base, withCatalog]
  static let rawCatalog = [
    withCatalog.changing(
      "the catalog is copied raw",
      ["bordercheck.json": ExampleProject.manifest(k: "\"compile\": false")])
  ]
  static let unreadable = [
    base.changing(
      "the German table is damaged", ["K/de.lproj/Localizable.strings": "\"k\" = \"K-de\n\"x\" == ;"]),
    base.changing(
      "the German plural forms are damaged, and the table beside them is not",
      ["K/de.lproj/Localizable.stringsdict": "<plist><dict><key>n</key>"]),
  ]
  static let absent = [
    base.changing(
      "the code names a table that nobody has",
      [
        "bordercheck.json": ExampleProject.manifest(
          more: """
            "messages": [{ "owner": "K", "table": "Gone", "key": "k" }]
            """)
      ])
  ]
  static let sourceWithoutTable = [
    base.changing(
      "only German is compiled, and an English reader comes",
      ["K/en.lproj/Localizable.strings": nil, "Matrix/german.json": RuleExample.scenario("en")])
  ]
}
