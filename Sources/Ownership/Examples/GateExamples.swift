/// Examples of what the main bundle lets other bundles choose.
enum GateExamples {
  private static let english = """
    { "developmentRegion": "en",
      "owners": { "H": { "resources": ["H"] }, "K": { "resources": ["K"], "languages": ["de"] } },
      "products": { "H": { "kind": "app", "embeds": ["K"] } } }
    """
  private static let englishApp = ExampleProject.translated.changing(
    "the app declares only English",
    ["bordercheck.json": english, "H/de.lproj/Localizable.strings": nil])

  static let closed = [
    englishApp,
    englishApp.changing(
      "the extension offers only English",
      [
        "bordercheck.json": """
        { "developmentRegion": "en",
          "owners": { "W": { "resources": ["H"] }, "K": { "resources": ["K"], "languages": ["de"] } },
          "products": {
            "A": { "kind": "app", "contains": ["W"], "info": { "CFBundleLocalizations": ["en", "de"] } },
            "W": { "kind": "extension", "embeds": ["K"] } } }
        """
      ]),
  ]
  static let open = [
    ExampleProject.translated,
    englishApp.changing(
      "mixed localizations are allowed",
      [
        "bordercheck.json": english.replacing(
          "\"kind\": \"app\",", with: "\"kind\": \"app\", \"info\": { \"CFBundleAllowMixedLocalizations\": true },")
      ]),
    englishApp.changing(
      "the app declares German",
      [
        "bordercheck.json": english.replacing(
          "\"kind\": \"app\",", with: "\"kind\": \"app\", \"info\": { \"CFBundleLocalizations\": [\"en\", \"de\"] },")
      ]),
  ]
}
