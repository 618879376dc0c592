/// Examples of where tables lie.
enum TablePlaceExamples {
  private typealias Make = CatalogExample
  private static let base = ExampleProject.translated
  private static let catalog = Make.catalog([Make.manual("k", Make.text("de", "K-de"), Make.text("en", "K-en"))])
  private static let names = Make.catalog([
    Make.manual("NSCameraUsageDescription", Make.text("de", "Zum Fotografieren"), Make.text("en", "To take pictures"))
  ])

  static let sound = [
    base,
    base.changing("a catalog of another name", ["K/Trips.xcstrings": catalog]),
    base.changing("only outside any folder", ["K/Links.strings": ExampleProject.strings(["l": "L"])]),
  ]
  static let notLocalized = [
    base.changing("a copy outside any folder", ["K/Localizable.strings": ExampleProject.strings(["k": "K"])])
  ]
  static let same = [
    base.changing(
      "two folders of one owner",
      [
        "bordercheck.json": ExampleProject.manifest().replacing(
          "[\"K\"], \"languages\"", with: "[\"K\", \"L\"], \"languages\""),
        "L/de.lproj/Localizable.strings": ExampleProject.strings(["l": "L-de"]),
      ]),
    base.changing("two owners in one bundle", ["bordercheck.json": ExampleProject.manifest(k: "\"bundle\": \".\"")]),
  ]
  static let coexisting = [base.changing("a catalog beside its folders", ["K/Localizable.xcstrings": catalog])]
  static let caseClash = [
    base.changing("a small letter", ["K/de.lproj/localizable.strings": ExampleProject.strings(["k": "K-de"])])
  ]
  static let renamed = [
    base.changing(
      "Armenian under two names",
      [
        "K/hy.lproj/Localizable.strings": ExampleProject.strings(["k": "K-hy"]),
        "K/hy-AM.lproj/Localizable.strings": ExampleProject.strings(["old": "K-hy-AM"]),
      ]),
    base.changing(
      "Hebrew under two codes",
      [
        "K/he.lproj/Localizable.strings": ExampleProject.strings(["k": "K-he"]),
        "K/iw.lproj/Localizable.strings": ExampleProject.strings(["old": "K-iw"]),
      ]),
  ]
  static let regions = [
    base.changing(
      "a real region",
      [
        "K/pt.lproj/Localizable.strings": ExampleProject.strings(["k": "K-pt", "l": "L-pt"]),
        "K/pt-PT.lproj/Localizable.strings": ExampleProject.strings(["k": "K-pt-PT"]),
      ]),
    base.changing(
      "two names with the same keys",
      [
        "K/hy.lproj/Localizable.strings": ExampleProject.strings(["k": "K-hy"]),
        "K/hy-AM.lproj/Localizable.strings": ExampleProject.strings(["k": "K-hy"]),
      ]),
  ]
  static let misplaced = [base.changing("permission texts in a package", ["K/InfoPlist.xcstrings": names])]
  static let systemTable = [base.changing("permission texts in the app", ["H/InfoPlist.xcstrings": names])]
}

/// The same in something built.
extension TablePlaceExamples {
  private typealias Built = BuiltExample
  private static let phrases = "\"Start a trip in ${applicationName}\" = \"Reise in ${applicationName} beginnen\";\n"
  private static let camera = "\"NSCameraUsageDescription\" = \"Zum Fotografieren\";\n"

  static let misplacedInProduct = [
    Built.app.changing(
      "permission texts in a package's bundle", ["Trips.app/Trips_Maps.bundle/de.lproj/InfoPlist.strings": camera]),
    Built.app.changing(
      "phrases in a package's bundle", ["Trips.app/Trips_Maps.bundle/de.lproj/AppShortcuts.strings": phrases]),
  ]
  static let soundInProduct = [
    Built.app,
    Built.app.changing(
      "in the app and its extension",
      [
        "Trips.app/de.lproj/AppShortcuts.strings": phrases,
        "\(Built.widget)/de.lproj/InfoPlist.strings": Built.strings(["CFBundleDisplayName": "Nächste Reise"]),
      ]),
    Built.app.changing(
      "a framework's own name",
      [
        "Trips.app/Frameworks/Maps.framework/Info.plist": Built.info("com.example.Maps"),
        "Trips.app/Frameworks/Maps.framework/de.lproj/InfoPlist.strings": Built.strings(["CFBundleName": "Karten"]),
      ]),
    Built.app.changing(
      "a bundle that translates its own Info.plist",
      [
        "Trips.app/Trips_Maps.bundle/Info.plist": Built.info(
          "trips.Maps", "<key>CFBundleName</key><string>Maps</string>"),
        "Trips.app/Trips_Maps.bundle/de.lproj/InfoPlist.strings": Built.strings(["CFBundleName": "Karten"]),
      ]),
    Built.app.changing(
      "an empty table", ["Trips.app/Trips_Maps.bundle/de.lproj/InfoPlist.strings": "/* Info.plist */\n"]),
  ]
}
