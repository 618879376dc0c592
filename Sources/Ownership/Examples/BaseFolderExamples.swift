/// Examples of `Base.lproj` in built bundles.
enum BaseFolderExamples {
  private typealias Make = BuiltExample
  private static let base = Make.app
  private static let table = Make.strings(["account.title": "Account"])

  static let onlyInBase = [
    base.changing(
      "English in Base, German beside it",
      ["Trips.app/en.lproj/Localizable.strings": nil, "Trips.app/Base.lproj/Localizable.strings": table]),
    base.changing(
      "a package's bundle",
      [
        "Trips.app/Trips_Maps.bundle/en.lproj/Localizable.strings": nil,
        "Trips.app/Trips_Maps.bundle/Base.lproj/Localizable.strings": Make.strings(["map.title": "Map"]),
      ]),
  ]
  static let explicit = [
    base,
    base.changing("a folder of its own as well", ["Trips.app/Base.lproj/Localizable.strings": table]),
    base.changing(
      "named in CFBundleLocalizations",
      [
        "Trips.app/Info.plist": Make.info("com.example.trips", Make.localizations("en", "de")),
        "Trips.app/en.lproj/Localizable.strings": nil, "Trips.app/Base.lproj/Localizable.strings": table,
      ]),
    base.changing(
      "an interface in Base, sentences as keys",
      [
        "Trips.app/en.lproj/Localizable.strings": nil,
        "Trips.app/Base.lproj/Main.storyboardc/Info.plist": Make.list(""),
        "Trips.app/de.lproj/Localizable.strings": Make.strings(["Your account": "Ihr Konto"]),
      ]),
    base.changing(
      "no other language",
      [
        "Trips.app/Trips_Maps.bundle/en.lproj/Localizable.strings": nil,
        "Trips.app/Trips_Maps.bundle/de.lproj/Localizable.strings": nil,
        "Trips.app/Trips_Maps.bundle/Base.lproj/Localizable.strings": Make.strings(["map.title": "Map"]),
      ]),
  ]
}
