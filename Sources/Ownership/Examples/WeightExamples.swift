/// Examples of what nobody can be shown.
enum WeightExamples {
  private typealias Make = BuiltExample
  private static let base = Make.app
  private static let maps = "Trips.app/Trips_Maps.bundle"
  private static let french = base.changing(
    "French in a package alone", ["\(maps)/fr.lproj/Localizable.strings": Make.strings(["map.title": "Carte"])])

  static let unread = [
    french,
    base.changing(
      "a folder behind its twin",
      [
        "\(maps)/pt-BR.lproj/Localizable.strings": Make.strings(["map.title": "Mapa"]),
        "\(maps)/pt_BR.lproj/Localizable.strings": Make.strings(["map.title": "Mapa"]),
        "Trips.app/pt-BR.lproj/Localizable.strings": Make.strings(["account.title": "Conta"]),
        "\(Make.widget)/pt-BR.lproj/Localizable.strings": Make.strings(["widget.title": "Próxima viagem"]),
      ]),
  ]
  static let read = [
    base,
    french.changing(
      "the app declares the language",
      ["Trips.app/Info.plist": Make.info("com.example.trips", Make.localizations("en", "de", "fr"))]),
    french.changing(
      "mixed localizations are allowed",
      [
        "Trips.app/Info.plist": Make.info(
          "com.example.trips", "<key>CFBundleAllowMixedLocalizations</key><true/>")
      ]),
    base.changing(
      "a parent and its region",
      [
        "Trips.app/de-AT.lproj/Localizable.strings": Make.strings(["account.title": "Konto"]),
        "\(maps)/de-AT.lproj/Localizable.strings": Make.strings(["map.title": "Karte"]),
      ]),
    base.changing(
      "a package whose only languages the app lacks",
      [
        "\(maps)/Info.plist": Make.info("trips.Maps.resources", region: "ru"),
        "\(maps)/en.lproj/Localizable.strings": nil, "\(maps)/de.lproj/Localizable.strings": nil,
        "\(maps)/ru.lproj/Localizable.strings": Make.strings(["map.title": "Карта"]),
      ]),
    base.changing(
      "an extension that is held to nothing",
      ["\(Make.widget)/Trips_Maps.bundle/fr.lproj/Localizable.strings": Make.strings(["map.title": "Carte"])]),
    base.changing(
      "a framework that a widget loads too",
      ["Trips.app/Frameworks/Maps.framework/fr.lproj/Localizable.strings": Make.strings(["map.title": "Carte"])]),
  ]
}
