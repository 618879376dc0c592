/// Examples of what extensions, intents and single views look up.
enum ExtensionExamples {
  private typealias Call = CallExample

  private static func widget(_ title: String, _ body: String, w: String = "") -> RuleExample {
    Call.project(
      title,
      [
        "bordercheck.json": Call.manifest(
          app: "\"contains\": [\"W\"]",
          products: "\"W\": { \"kind\": \"extension\", \"embeds\": [\"K\"], \"sources\": [\"W/Code\"], \(w) }"),
        "W/Code/Widget.swift": Call.screen(body),
      ])
  }

  static let withoutTable = [
    widget("the widget asks its main bundle", "Text(\"widget.title\")"),
    widget("a sentence that nobody translates", "Text(\"Your trips\")"),
  ]
  static let withTable = [
    widget("the widget uses the package", "Text(TripCopy.title)"),
    widget("a text without letters", "Text(\"•\")"),
    widget("the widget has a table", "Text(\"widget.title\")").changing(
      "the widget has a table",
      [
        "bordercheck.json": """
        { "developmentRegion": "en",
          "owners": { "W": { "resources": ["W"], "languages": ["de"] } },
          "products": {
            "H": { "kind": "app", "contains": ["W"] }, "W": { "kind": "extension", "sources": ["W/Code"] } } }
        """,
        "W/Localizable.xcstrings": Call.catalog("widget.title"),
      ]),
    widget("the widget has the app's catalog", "Text(\"account.title\")").changing(
      "the widget has the app's catalog",
      [
        "bordercheck.json": """
        { "developmentRegion": "en",
          "owners": { "S": { "resources": ["H"], "bundle": ".", "languages": ["de"] } },
          "products": {
            "H": { "kind": "app", "embeds": ["S"], "contains": ["W"] },
            "W": { "kind": "extension", "embeds": ["S"], "sources": ["W/Code"] } } }
        """
      ]),
  ]

  // MARK: - Intents

  private static func intent(_ title: String, _ resource: String) -> RuleExample {
    Call.project(
      title,
      [
        "H/Code/OpenTrip.swift": """
        import AppIntents

        struct OpenTrip: AppIntent {
          static let title: LocalizedStringResource = \(resource)
          func perform() async throws -> some IntentResult { .result() }
        }
        """
      ])
  }

  static let intentBundle = [
    intent("a bundle", "LocalizedStringResource(\"trip.title\", bundle: .atURL(Bundle.main.bundleURL))"),
    intent("a table", "LocalizedStringResource(\"account.title\", table: \"Intents\")"),
  ]
  static let plainIntent = [
    intent("a literal", "\"account.title\""),
    intent("a resource without a bundle", "LocalizedStringResource(\"account.title\")"),
  ]

  // MARK: - Views with an enum

  private static func view(_ title: String, _ more: String, _ body: String) -> RuleExample {
    Call.project(
      title,
      [
        "bordercheck.json": Call.manifest().replacing(
          "{ \"developmentRegion\"", with: "{ \"rules\": { \"call.outside-enum\": \"warning\" }, \"developmentRegion\""),
        Call.app: Call.screen(body, more: more),
        Call.package: "import Foundation\n",
      ])
  }

  static let outsideEnum = [view("in the body", "", "Text(\"account.title\")")]
  static let insideEnum = [
    view(
      "in the enum",
      "private enum LocalizedStrings { static var title: String { String(localized: \"account.title\") } }",
      "Text(LocalizedStrings.title)")
  ]
}
