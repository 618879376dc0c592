/// Examples of two files for one table, and of two copies of one bundle.
enum BuiltCopyExamples {
  private typealias Make = BuiltExample
  private static let base = Make.app
  private static let maps = "Trips.app/Trips_Maps.bundle"
  private static let catalog = CatalogExample.catalog([
    CatalogExample.manual("map.title", CatalogExample.text("en", "Map"), CatalogExample.text("de", "Karte"))
  ])
  private static let plural = EntryExamples.plural(forms: ["one": "%d map", "other": "%d maps"])

  // MARK: - Two files

  static let rivals = [
    base.changing(
      "a table outside of any folder", ["\(maps)/Localizable.strings": Make.strings(["map.title": "Map"])]),
    base.changing("a catalog beside its tables", ["\(maps)/Localizable.xcstrings": catalog]),
    base.changing(
      "one file for all languages beside one for each",
      ["\(maps)/Localizable.loctable": locTable(["de", "en"])]),
  ]
  static let halves = [
    base,
    base.changing(
      "both kinds of one table",
      ["\(maps)/en.lproj/Localizable.stringsdict": plural, "\(maps)/de.lproj/Localizable.stringsdict": plural]),
    base.changing("plurals outside of any folder", ["\(maps)/Localizable.stringsdict": plural]),
    base.changing(
      "the names of the Info.plist outside of any folder",
      [
        "Trips.app/InfoPlist.strings": Make.strings(["CFBundleDisplayName": "Trips"]),
        "Trips.app/de.lproj/InfoPlist.strings": Make.strings(["CFBundleDisplayName": "Reisen"]),
      ]),
    base.changing("one file for other languages", ["\(maps)/Localizable.loctable": locTable(["fr", "it"])]),
    base.changing("another table outside", ["\(maps)/Legal.strings": Make.strings(["legal.title": "Legal"])]),
  ]

  private static func locTable(_ languages: [String]) -> String {
    Make.list(
      languages.map { "<key>\($0)</key><dict><key>map.title</key><string>Map \($0)</string></dict>" }.joined())
  }

  // MARK: - Two copies

  private static let copy = "\(Make.widget)/Trips_Maps.bundle"
  private static let copied = base.changing(
    "an equal copy in the widget",
    [
      "\(copy)/Info.plist": Make.info("trips.Maps.resources"),
      "\(copy)/en.lproj/Localizable.strings": Make.strings(["map.title": "Map"]),
      "\(copy)/de.lproj/Localizable.strings": Make.strings(["map.title": "Karte"]),
    ])

  static let different = [
    copied.changing(
      "another text in the widget", ["\(copy)/de.lproj/Localizable.strings": Make.strings(["map.title": "Plan"])]),
    copied.changing("one language less in the widget", ["\(copy)/de.lproj/Localizable.strings": nil]),
    copied.changing(
      "another key in the widget",
      ["\(copy)/en.lproj/Localizable.strings": Make.strings(["map.title": "Map", "map.new": "New map"])]),
    copied.changing(
      "another table in the app", ["\(maps)/en.lproj/Legal.strings": Make.strings(["legal.title": "Legal"])]),
  ]
  static let equal = [
    base, copied,
    copied.changing(
      "another build of the same texts",
      ["\(copy)/Info.plist": Make.info("trips.Maps.resources", "<key>CFBundleVersion</key><string>7</string>")]),
    copied.changing(
      "bundles of two packages",
      [
        "\(copy)/Info.plist": Make.info("other.Maps.resources"),
        "\(copy)/de.lproj/Localizable.strings": Make.strings(["map.title": "Plan"]),
      ]),
    copied.changing(
      "nothing in common",
      [
        "\(copy)/en.lproj/Localizable.strings": Make.strings(["plan.title": "Plan"]),
        "\(copy)/de.lproj/Localizable.strings": Make.strings(["plan.title": "Plan"]),
      ]),
    RuleExample(
      "the slices of an xcframework",
      files: [
        "Maps.xcframework/ios-arm64/Maps.framework/Info.plist": Make.info("com.example.maps"),
        "Maps.xcframework/ios-arm64/Maps.framework/en.lproj/Localizable.strings": Make.strings(["map.title": "Map"]),
        "Maps.xcframework/macos-arm64/Maps.framework/Resources/Info.plist": Make.info("com.example.maps"),
        "Maps.xcframework/macos-arm64/Maps.framework/Resources/en.lproj/Localizable.strings":
          Make.strings(["map.title": "Map of this Mac"]),
      ]),
  ]
}
