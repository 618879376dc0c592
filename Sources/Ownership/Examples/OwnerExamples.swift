/// Examples of owners against each other, against their app, and against what they declare.
enum OwnerExamples {
  private typealias Make = CatalogExample
  private static let base = ExampleProject.translated

  /// App `H` with a catalog of its own, and package `K` with one.
  private static func pair(_ title: String, h: [String], k: [String], more: String = "") -> RuleExample {
    RuleExample(
      title,
      files: [
        "bordercheck.json": ExampleProject.manifest(more: more), "H/Localizable.xcstrings": Make.catalog(h),
        "K/Localizable.xcstrings": Make.catalog(k),
      ])
  }

  private static func trip(_ key: String, _ german: String, _ english: String = "Trip") -> String {
    Make.manual(key, Make.text("de", german), Make.text("en", english))
  }

  static let sound = [
    base, pair("two catalogs", h: [trip("account.title", "Konto")], k: [trip("trip.title", "Reise")]),
  ]
  static let interface = [
    base.changing(
      "translations of a storyboard, which has the English text itself",
      ["K/de.lproj/Main.strings": ExampleProject.strings(["kWx-9T-4hq.text": "Los"])])
  ]
  static let noDefault = [
    base.changing("a package with German only", ["K/en.lproj/Localizable.strings": nil]),
    pair("a catalog translated from Japanese", h: [trip("account.title", "Konto")], k: []).changing(
      "a catalog translated from Japanese",
      [
        "K/Localizable.xcstrings": Make.catalog(
          [Make.manual("trip.title", Make.text("de", "Reise"), Make.text("ja", "旅行"))], source: "ja")
      ]),
  ]
  static let withoutTable = [
    base.changing(
      "the tables are one folder deeper",
      [
        "K/en.lproj/Localizable.strings": nil, "K/de.lproj/Localizable.strings": nil,
        "K/Resources/en.lproj/Localizable.strings": ExampleProject.strings(["k": "K-en"]),
      ])
  ]
  static let duplicate = [
    pair("German differs", h: [trip("trip.title", "Ausflug")], k: [trip("trip.title", "Reise")]),
    pair("English differs", h: [trip("trip.title", "Reise", "Your trip")], k: [trip("trip.title", "Reise")]),
    pair("identical", h: [trip("trip.title", "Reise")], k: [trip("trip.title", "Reise")]),
    pair(
      "only one has German", h: [Make.manual("trip.title", Make.text("en", "Trip"))], k: [trip("trip.title", "Reise")]),
  ]
  static let apart = [
    base,
    pair("different keys", h: [trip("account.title", "Konto")], k: [trip("trip.title", "Reise")]),
    RuleExample(
      "one key in different tables",
      files: [
        "bordercheck.json": ExampleProject.manifest(),
        "H/Localizable.xcstrings": Make.catalog([trip("title", "Konto")]),
        "K/Trips.xcstrings": Make.catalog([trip("title", "Reise")]),
      ]),
    RuleExample(
      "the camera in every product",
      files: [
        "bordercheck.json": ExampleProject.manifest(
          h: "\"embeds\": [\"K\"], \"contains\": [\"W\"]",
          products: """
            "W": { "kind": "extension" }
            """
        ).replacing("\"owners\": {", with: "\"owners\": { \"W\": { \"resources\": [\"W\"], \"languages\": [\"de\"] },"),
        "H/InfoPlist.xcstrings": Make.catalog([trip("NSCameraUsageDescription", "Für Fotos", "For photos")]),
        "W/InfoPlist.xcstrings": Make.catalog([trip("NSCameraUsageDescription", "Zum Scannen", "For scans")]),
        "K/Localizable.xcstrings": Make.catalog([trip("trip.title", "Reise")]),
      ]),
    pair(
      "a menu of two storyboards", h: [trip("aXa-aM-Jaq.title", "Schrift")], k: [trip("aXa-aM-Jaq.title", "Font")]),
    pair(
      "no longer used in one",
      h: [
        Make.entry(
          "trip.title", Make.text("de", "Ausflug"), Make.text("en", "Trip"), members: "\"extractionState\" : \"stale\","
        )
      ], k: [trip("trip.title", "Reise")]),
  ]

  /// App `H` in English, German and French; `K` has German only.
  private static let french = base.changing(
    "the app has French",
    [
      "bordercheck.json": """
      { "developmentRegion": "en",
        "owners": { "H": { "resources": ["H"], "languages": ["de", "fr"] },
                    "K": { "resources": ["K"], "languages": ["de"] } },
        "products": { "H": { "kind": "app", "embeds": ["K"] } } }
      """,
      "H/fr.lproj/Localizable.strings": ExampleProject.strings(["a": "A-fr"]),
    ])
  static let fewerLanguages = [
    french,
    french.changing(
      "a widget without French",
      [
        "bordercheck.json": """
        { "developmentRegion": "en",
          "owners": { "H": { "resources": ["H"], "languages": ["de", "fr"] },
                      "W": { "resources": ["K"], "languages": ["de"] } },
          "products": { "H": { "kind": "app", "contains": ["W"] }, "W": { "kind": "extension" } } }
        """
      ]),
  ]
  static let fallback = [
    french.changing(
      "the gap is declared",
      [
        "bordercheck.json": """
        { "developmentRegion": "en",
          "owners": { "H": { "resources": ["H"], "languages": ["de", "fr"] },
                      "K": { "resources": ["K"], "languages": ["de"] } },
          "products": { "H": { "kind": "app", "embeds": ["K"] } },
          "exceptions": [{ "rule": "unexpected-fallback", "owner": "K", "language": "fr", "reason": "vendor",
                           "approvedBy": "trips team", "expires": "never" }] }
        """
      ])
  ]
  static let otherSource = [
    pair("a catalog translated from German", h: [trip("account.title", "Konto")], k: []).changing(
      "a catalog translated from German",
      ["K/Localizable.xcstrings": Make.catalog([trip("trip.title", "Reise")], source: "de")])
  ]
}
