/// Examples of which target gets which catalog, and which product the manifest knows.
enum MembershipExamples {
  private typealias Make = CatalogExample
  private static let catalog = Make.catalog([
    Make.manual("trip.title", Make.text("de", "Reise"), Make.text("en", "Trip"))
  ])
  private static let widgetCatalog = catalog.replacing("trip.title", with: "widget.title")
  private static let app = XcodeExample.Target(name: "H", type: "application", resources: ["H/Localizable.xcstrings"])
  private static let widget = XcodeExample.Target(
    name: "W", type: "app-extension", resources: ["W/Localizable.xcstrings"])

  /// App `H` with widget `W`, each with a catalog, in an Xcode project.
  private static func xcode(_ title: String, _ project: String) -> RuleExample {
    RuleExample(
      title,
      files: [
        "bordercheck.json": manifest(
          owners: ["H", "W"], contains: "\"contains\": [\"W\"]",
          more: """
            "W": { "kind": "extension" }
            """),
        "H/Localizable.xcstrings": catalog, "W/Localizable.xcstrings": widgetCatalog,
        "Trips.xcodeproj/project.pbxproj": project,
      ])
  }

  private static func manifest(owners: [String], contains: String = "", more: String = "") -> String {
    let declared = owners.map { "\"\($0)\": { \"resources\": [\"\($0)\"], \"languages\": [\"de\"] }" }
    return """
      { "developmentRegion": "en",
        "owners": { \(declared.joined(separator: ", ")) },
        "products": { "H": { "kind": "app", \(contains) }, \(more) } }
      """
  }

  /// A Swift package whose target `TripKit` has a catalog, shown by app `H`.
  private static func package(_ title: String, _ manifest: String = packageManifest) -> RuleExample {
    RuleExample(
      title,
      files: [
        "bordercheck.json": """
        { "developmentRegion": "en",
          "owners": { "TripKit": { "resources": ["Sources/TripKit"], "languages": ["de"] } },
          "products": { "H": { "kind": "app", "embeds": ["TripKit"] } } }
        """,
        "Package.swift": manifest,
        "Sources/TripKit/TripKit.swift": "public enum TripKit {}\n",
        "Sources/TripKit/Localizable.xcstrings": catalog,
      ])
  }

  private static let packageManifest = """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "Trips",
      defaultLocalization: "en",
      products: [.library(name: "TripKit", targets: ["TripKit"])],
      targets: [.target(name: "TripKit", resources: [.process("Localizable.xcstrings")])]
    )

    """

  static let sound = [
    xcode("each product with its own catalog", XcodeExample.project(app, widget)),
    package("a package with its catalog"),
    ExampleProject.translated,
  ]
  static let nowhere = [
    xcode("a catalog that neither a target nor an owner has", XcodeExample.project(app, widget)).changing(
      "a catalog that neither a target nor an owner has", ["Tools/Screenshots.xcstrings": catalog]),
    ExampleProject.translated.changing(
      "no product embeds the package", ["bordercheck.json": ExampleProject.manifest(h: "")]),
    xcode(
      "the widget's catalog is a member of no target",
      XcodeExample.project(app, XcodeExample.Target(name: "W", type: "app-extension", resources: []))),
  ]
  static let everywhere = [
    xcode(
      "the app's catalog in app, widget and intents",
      XcodeExample.project(
        app, XcodeExample.Target(name: "W", type: "app-extension", resources: app.resources + widget.resources),
        XcodeExample.Target(name: "I", type: "app-extension", resources: app.resources)))
  ]
  static let twice = [
    package("the package's catalog is also a member of the app").changing(
      "the package's catalog is also a member of the app",
      [
        "Trips.xcodeproj/project.pbxproj": XcodeExample.project(
          XcodeExample.Target(name: "H", type: "application", resources: ["Sources/TripKit/Localizable.xcstrings"]))
      ])
  ]
  static let undeclaredProduct = [
    xcode(
      "an intents extension that the manifest forgets",
      XcodeExample.project(app, widget, XcodeExample.Target(name: "I", type: "app-extension", resources: [])))
  ]
  static let noDefaultLocalization = [
    package(
      "a package without a default language", packageManifest.replacing("  defaultLocalization: \"en\",\n", with: ""))
  ]
  static let oldSystem = [
    xcode(
      "iOS 16",
      XcodeExample.project(
        XcodeExample.Target(
          name: "H", type: "application", resources: app.resources + ["H/AppShortcuts.xcstrings"], system: "16.4"),
        widget)
    ).changing(
      "iOS 16",
      [
        "H/AppShortcuts.xcstrings": Make.catalog([
          Make.entry(
            "Show my trip in ${applicationName}", Make.phrases("de", "Zeig meine Reise in ${applicationName}"),
            Make.phrases("en", "Show my trip in ${applicationName}"))
        ])
      ])
  ]
  static let otherCase = [
    xcode(
      "a small letter in the project",
      XcodeExample.project(
        XcodeExample.Target(name: "H", type: "application", resources: ["H/localizable.xcstrings"]), widget))
  ]
}
