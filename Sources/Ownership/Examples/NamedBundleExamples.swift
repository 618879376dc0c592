/// Examples of programs that name a package's bundle.
enum NamedBundleExamples {
  private static let bundle = "Trips_MapsAndPlaces.bundle"
  private static let program = "\(BuiltExample.widget)/TripWidget"
  /// What an accessor leaves in a program.
  private static let naming = "code\u{0}Trips_MapsAndPlaces\u{0}more code"

  private static let app = BuiltExample.app.changing(
    "a bundle with a long name",
    [
      "Trips.app/\(bundle)/Info.plist": BuiltExample.info("trips.MapsAndPlaces.resources"),
      "Trips.app/\(bundle)/en.lproj/Localizable.strings": BuiltExample.strings(["place.title": "Place"]),
      "Trips.app/\(bundle)/de.lproj/Localizable.strings": BuiltExample.strings(["place.title": "Ort"]),
    ])

  static let missing = [app.changing("the widget's program names a bundle of the app", [program: naming])]
  static let there = [
    app.changing("the widget's program names none", [program: "code\u{0}Trips_MapsAndPlacesOfOld\u{0}"]),
    app.changing(
      "the widget has the bundle that its program names",
      [
        program: naming,
        "\(BuiltExample.widget)/\(bundle)/Info.plist": BuiltExample.info("trips.MapsAndPlaces.resources"),
        "\(BuiltExample.widget)/\(bundle)/en.lproj/Localizable.strings": BuiltExample.strings(["place.title": "Place"]),
        "\(BuiltExample.widget)/\(bundle)/de.lproj/Localizable.strings": BuiltExample.strings(["place.title": "Ort"]),
      ]),
  ]
}
