/// Examples of the languages that projects and products list.
enum RegionExamples {
  private typealias Make = CatalogExample
  private static let app = XcodeExample.Target(name: "H", type: "application", resources: ["H/Localizable.xcstrings"])

  private static func project(_ title: String, regions: String..., info: String = "") -> RuleExample {
    RuleExample(
      title,
      files: [
        "bordercheck.json": """
        { "developmentRegion": "en",
          "owners": { "H": { "resources": ["H"], "languages": ["de"] } },
          "products": { "H": { "kind": "app", \(info) } } }
        """,
        "H/Localizable.xcstrings": Make.catalog([
          Make.manual("trip.title", Make.text("de", "Reise"), Make.text("en", "Trip"))
        ]),
        "Trips.xcodeproj/project.pbxproj": XcodeExample.project(app, regions: regions),
      ])
  }

  static let drift = [
    project("German is not listed", regions: "en", "Base"),
    project("French is listed and not there", regions: "en", "Base", "de", "fr"),
    project(
      "the app claims French", regions: "en", "Base", "de",
      info: "\"info\": { \"CFBundleLocalizations\": [\"en\", \"de\", \"fr\"] }"),
  ]
  static let even = [
    project("German is listed", regions: "en", "Base", "de"),
    project(
      "the app claims what it has", regions: "en", "Base", "de", "mul",
      info: "\"info\": { \"CFBundleLocalizations\": [\"en\", \"de\"] }"),
    ExampleProject.translated,
    ExampleProject.translated.changing(
      "the app claims a language that its owner may lack",
      [
        "bordercheck.json": ExampleProject.manifest(
          k: "\"optionalLanguages\": [\"sv\"]",
          h: "\"embeds\": [\"K\"], \"info\": { \"CFBundleLocalizations\": [\"en\", \"de\", \"sv\"] }")
      ]),
  ]
}
