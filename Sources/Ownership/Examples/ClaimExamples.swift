/// Examples of languages that a built bundle claims.
enum ClaimExamples {
  private typealias Make = BuiltExample
  private static let base = Make.app
  private static let declared = Make.info("com.example.trips", Make.localizations("en", "de", "fr"))

  static let empty = [
    base.changing("a declared language without tables", ["Trips.app/Info.plist": declared]),
    base.changing(
      "a table without texts", ["Trips.app/fr.lproj/Localizable.strings": "/* to be translated */\n"]),
    base.changing(
      "a package that declares a language",
      ["Trips.app/Trips_Maps.bundle/Info.plist": Make.info("trips.Maps.resources", Make.localizations("fr"))]),
  ]
  static let thin = [
    base.changing(
      "one text of twenty",
      [
        "Trips.app/en.lproj/Localizable.strings": Make.strings(count: 20, "en"),
        "Trips.app/de.lproj/Localizable.strings": Make.strings(count: 20, "de"),
        "Trips.app/fr.lproj/Localizable.strings": Make.strings(count: 1, "fr"),
      ])
  ]
  static let backed = [
    base,
    base.changing(
      "declared to let a package's language be chosen",
      [
        "Trips.app/Info.plist": declared,
        "Trips.app/Trips_Maps.bundle/fr.lproj/Localizable.strings": Make.strings(["map.title": "Carte"]),
      ]),
    base.changing(
      "an extension that reads the app's tables",
      [
        "\(Make.widget)/Info.plist": Make.widgetInfo(Make.localizations("en", "de", "fr")),
        "Trips.app/fr.lproj/Localizable.strings": Make.strings(["account.title": "Compte"]),
      ]),
    base.changing(
      "sentences as keys, so that nothing is compiled for English",
      [
        "Trips.app/Info.plist": Make.info("com.example.trips", Make.localizations("en", "de")),
        "Trips.app/en.lproj/Localizable.strings": nil,
        "Trips.app/de.lproj/Localizable.strings": Make.strings(["Your account": "Ihr Konto"]),
      ]),
    base.changing(
      "folders with a picture, an interface or a name only",
      [
        "Trips.app/fr.lproj/sign.png": "picture", "Trips.app/it.lproj/Main.storyboardc/Info.plist": Make.list(""),
        "Trips.app/ja.lproj/InfoPlist.strings": Make.strings(["CFBundleDisplayName": "旅行"]),
      ]),
    base.changing(
      "texts that an engine keeps in its own files",
      [
        "Trips.app/Info.plist": declared,
        "Trips.app/Frameworks/Flutter.framework/Info.plist": Make.info("io.flutter.flutter"),
      ]),
    RuleExample(
      "no table in the whole app", files: ["Trips.app/Info.plist": declared, "Trips.app/Trips": "program"]),
  ]
  static let variants = [
    base.changing(
      "a small variant beside its parent",
      [
        "Trips.app/en.lproj/Localizable.strings": Make.strings(count: 40, "en"),
        "Trips.app/de.lproj/Localizable.strings": Make.strings(count: 40, "de"),
        "Trips.app/en-GB.lproj/Localizable.strings": Make.strings(count: 3, "en-GB"),
        "Trips.app/de-AT.lproj/Localizable.strings": Make.strings(count: 3, "de-AT"),
      ]),
    base.changing(
      "a region of a language that is there",
      ["Trips.app/Info.plist": Make.info("com.example.trips", Make.localizations("en-GB", "de-CH"))]),
  ]
}
