/// Examples of built products that have the table of an owner nowhere, everywhere or twice.
enum BuiltMembershipExamples {
  private typealias Make = BuiltExample
  private typealias Project = BuiltProjectExample
  private static let base = Project.app
  private static let maps = "Trips.app/Trips_Maps.bundle"

  static let nowhere = [
    base.changing(
      "a table that no target compiles",
      ["Project/Maps/Legal.xcstrings": Project.catalog("legal.title", en: "Legal", de: "Rechtliches")])
  ]

  private static let shared = Make.strings(["account.title": "Account", "widget.title": "Next trip"])
  private static let share = "Trips.app/PlugIns/TripShare.appex"
  private static let three = base.changing(
    "a third product",
    [
      "\(share)/Info.plist": Make.widgetInfo(point: "com.apple.share-services")
        .replacing("trips.widget", with: "trips.share"),
      "\(share)/en.lproj/Localizable.strings": Make.strings(["share.title": "Share"]),
      "\(share)/de.lproj/Localizable.strings": Make.strings(["share.title": "Teilen"]),
      "Project/Share/Localizable.xcstrings": Project.catalog("share.title", en: "Share", de: "Teilen"),
      "Project/bordercheck.json": Project.manifest(
        owners: "\"TripShare\": { \"resources\": [\"Share\"], \"languages\": [\"de\"] }",
        products: "\"TripShare\": { \"kind\": \"extension\", \"identifier\": \"com.example.trips.share\" }",
        contains: "\"TripShare\", \"TripWidget\""),
    ])
  static let everywhere = [
    three.changing(
      "the app's table in all",
      [
        "\(Make.widget)/en.lproj/Localizable.strings": shared,
        "\(share)/en.lproj/Localizable.strings": Make.strings(["account.title": "Account", "share.title": "Share"]),
      ])
  ]

  private static let appWithMaps = Make.strings(["account.title": "Account", "map.title": "Map"])
  static let twice = [
    base.changing("a package's table in the app too", ["Trips.app/en.lproj/Localizable.strings": appWithMaps])
  ]

  static let sound = [
    base, three,
    three.changing(
      "products with a key of one name, each its own",
      [
        "Project/App/Localizable.xcstrings": ok, "Project/Widget/Localizable.xcstrings": ok,
        "Project/Share/Localizable.xcstrings": ok,
        "Trips.app/en.lproj/Localizable.strings": Make.strings(["OK": "OK"]),
        "Trips.app/de.lproj/Localizable.strings": Make.strings(["OK": "OK"]),
        "\(Make.widget)/en.lproj/Localizable.strings": Make.strings(["OK": "OK"]),
        "\(Make.widget)/de.lproj/Localizable.strings": Make.strings(["OK": "OK"]),
        "\(share)/en.lproj/Localizable.strings": Make.strings(["OK": "OK"]),
        "\(share)/de.lproj/Localizable.strings": Make.strings(["OK": "OK"]),
      ]),
    base.changing(
      "a package's key that the app has as well",
      [
        "Project/App/Localizable.xcstrings": Project.catalog(
          "account.title", en: "Account", de: "Konto", Project.entry("map.title", en: "Map", de: "Karte")),
        "Trips.app/en.lproj/Localizable.strings": appWithMaps,
        "Trips.app/de.lproj/Localizable.strings": Make.strings(["account.title": "Konto", "map.title": "Karte"]),
      ]),
    base.changing(
      "a table without any text yet",
      ["Project/Maps/Legal.xcstrings": CatalogExample.catalog(["\"Legal\" : { }"])]),
    base.changing(
      "a catalog that is copied as it is",
      [
        "Project/bordercheck.json": Project.manifest(maps: "\"compile\": false"),
        "\(maps)/Localizable.xcstrings": Project.catalog("map.title", en: "Map", de: "Karte"),
      ]),
  ]
  private static let ok = Project.catalog("OK", en: "OK", de: "OK")
}
