/// Examples of products that hold something else than their sources.
enum SourceStateExamples {
  private typealias Make = BuiltExample
  private typealias Project = BuiltProjectExample
  private typealias Catalog = CatalogExample
  private static let base = Project.app
  private static let maps = "Trips.app/Trips_Maps.bundle"
  private static let source = "Project/Maps/Localizable.xcstrings"
  private static let german = "\(maps)/de.lproj/Localizable.strings"
  private static let english = "\(maps)/en.lproj/Localizable.strings"

  static let languageLost = [base.changing("the package's German is gone", [german: nil])]
  static let keyLost = [
    base.changing(
      "a key that was added later",
      [
        source: Project.catalog(
          "map.title", en: "Map", de: "Karte", Project.entry("map.new", en: "New map", de: "Neue Karte"))
      ])
  ]
  static let older = [
    base.changing("a text that was corrected later", [german: Make.strings(["map.title": "Plan"])])
  ]

  static let same = [
    base,
    base.changing(
      "catalogs that are copied as they are",
      ["Project/bordercheck.json": Project.manifest(maps: "\"compile\": false"), german: nil]),
    base.changing(
      "a key that stays as it is, and one that nothing asks for",
      [
        source: Project.catalog(
          "map.title", en: "Map", de: "Karte",
          Project.entry("map.brand", en: "Maps", de: "Maps", members: "\"shouldTranslate\": false,"),
          Project.entry("map.old", en: "Old", de: "Alt", members: "\"extractionState\": \"stale\","))
      ]),
    base.changing(
      "a key without a text in one language",
      [
        source: Project.catalog(
          "map.title", en: "Map", de: "Karte", Catalog.manual("map.new", Catalog.text("en", "New map"))),
        english: Make.strings(["map.title": "Map", "map.new": "New map"]),
      ]),
    base.changing(
      "texts for devices",
      [
        source: Project.catalog("map.title", en: "Map", de: "Karte", devices),
        german: Make.strings(["map.title": "Karte", "map.tap": "Tippen"]),
      ]),
    base.changing(
      "folders under other names",
      [
        german: nil, "\(maps)/DE.lproj/Localizable.strings": Make.strings(["map.title": "Karte"]),
        english: nil, "\(maps)/Base.lproj/Localizable.strings": Make.strings(["map.title": "Map"]),
      ]),
    base.changing(
      "another product's own table of that name",
      ["\(Make.widget)/de.lproj/Localizable.strings": Make.strings(["widget.title": "Nächste Reise", "more": "Mehr"])]),
  ]
  private static let devices = Catalog.entry(
    "map.tap",
    Catalog.varied(
      "de", by: "device", Catalog.form("mac", "Klicken"), Catalog.form("other", "Tippe")),
    members: "\"extractionState\" : \"manual\",")
}
