/// The built app of `BuiltExample` with the project that it was built from.
enum BuiltProjectExample {
  private typealias Catalog = CatalogExample

  static let app = BuiltExample.app.changing(
    "built from these sources",
    [
      "Project/bordercheck.json": manifest(),
      "Project/App/Localizable.xcstrings": catalog("account.title", en: "Account", de: "Konto"),
      "Project/Widget/Localizable.xcstrings": catalog("widget.title", en: "Next trip", de: "Nächste Reise"),
      "Project/Maps/Localizable.xcstrings": catalog("map.title", en: "Map", de: "Karte"),
    ])

  /// - Parameters:
  ///   - maps: More members of owner `Maps`.
  ///   - owners: More owners.
  ///   - app: More members of product `Trips`.
  ///   - products: More products.
  ///   - contains: What `Trips` contains.
  static func manifest(
    maps: String = "", owners: String = "", app: String = "\"embeds\": [\"Maps\"]", products: String = "",
    contains: String = "\"TripWidget\""
  ) -> String {
    """
    { "developmentRegion": "en",
      "owners": {
        "Trips": { "resources": ["App"], "languages": ["de"] },
        "TripWidget": { "resources": ["Widget"], "languages": ["de"] },
        "Maps": { "resources": ["Maps"], "bundle": "Trips_Maps.bundle", "languages": ["de"], \(maps) },
        \(owners)
      },
      "products": {
        "Trips": { "kind": "app", "identifier": "com.example.trips", "contains": [\(contains)], \(app) },
        "TripWidget": { "kind": "extension", "identifier": "com.example.trips.widget" }, \(products)
      } }
    """
  }

  static func catalog(_ key: String, en: String, de: String, _ more: String...) -> String {
    Catalog.catalog([Catalog.manual(key, Catalog.text("en", en), Catalog.text("de", de))] + more)
  }

  /// Another entry in both languages; `members` are its own, each with a comma after it.
  static func entry(_ key: String, en: String, de: String, members: String = "") -> String {
    Catalog.entry(key, Catalog.text("en", en), Catalog.text("de", de), members: members)
  }
}
