/// Examples of the languages of what an app holds.
enum ParityExamples {
  private typealias Make = BuiltExample
  private static let base = Make.app
  private static let french = base.changing(
    "French everywhere",
    [
      "Trips.app/fr.lproj/Localizable.strings": Make.strings(["account.title": "Compte"]),
      "Trips.app/Trips_Maps.bundle/fr.lproj/Localizable.strings": Make.strings(["map.title": "Carte"]),
      "\(Make.widget)/fr.lproj/Localizable.strings": Make.strings(["widget.title": "Prochain voyage"]),
    ])
  private static let widgetTable = "\(Make.widget)/fr.lproj/Localizable.strings"
  private static let packageTable = "Trips.app/Trips_Maps.bundle/fr.lproj/Localizable.strings"

  static let extensions = [
    french.changing("a widget that stays English", [widgetTable: nil]),
    french.changing(
      "a widget whose package is French",
      [
        widgetTable: nil,
        "\(Make.widget)/Trips_Maps.bundle/Info.plist": Make.info("trips.Maps.resources"),
        "\(Make.widget)/Trips_Maps.bundle/fr.lproj/Localizable.strings": Make.strings(["map.title": "Carte"]),
      ]),
  ]
  static let embedded = [french.changing("a package that stays English", [packageTable: nil])]
  static let equal = [
    base, french,
    french.changing(
      "an extension without a text",
      [
        widgetTable: nil, "\(Make.widget)/en.lproj/Localizable.strings": nil,
        "\(Make.widget)/de.lproj/Localizable.strings": nil,
      ]),
    french.changing(
      "a package whose only table is outside any language folder",
      [
        packageTable: nil, "Trips.app/Trips_Maps.bundle/en.lproj/Localizable.strings": nil,
        "Trips.app/Trips_Maps.bundle/de.lproj/Localizable.strings": nil,
        "Trips.app/Trips_Maps.bundle/Links.strings": Make.strings(["help": "https://example.com/help"]),
      ]),
    french.changing(
      "a Siri interface with a name only",
      [
        widgetTable: nil, "\(Make.widget)/de.lproj/Localizable.strings": nil,
        "\(Make.widget)/Info.plist": Make.widgetInfo(point: "com.apple.intents-ui-service"),
        "\(Make.widget)/en.lproj/Localizable.strings": nil,
        "\(Make.widget)/en.lproj/InfoPlist.strings": Make.strings(["CFBundleDisplayName": "Trips"]),
      ]),
    french.changing(
      "a region of what the extension has",
      [
        "Trips.app/fr.lproj/Localizable.strings": nil,
        "Trips.app/fr-CA.lproj/Localizable.strings": Make.strings(["account.title": "Compte"]),
      ]),
    french.changing(
      "a language that the app only claims",
      [
        "Trips.app/Info.plist": Make.info("com.example.trips", Make.localizations("it")), widgetTable: widgetTexts,
      ]),
    french.changing(
      "an app for the watch",
      [
        "Trips.app/Watch/TripsWatch.app/Info.plist": Make.info("com.example.trips.watch"),
        "Trips.app/Watch/TripsWatch.app/en.lproj/Localizable.strings": Make.strings(["watch.title": "Trip"]),
      ]),
  ]
  private static let widgetTexts = Make.strings(["widget.title": "Prochain voyage"])
}
