/// Examples of damaged files in something built.
enum DamagedProductExamples {
  private typealias Make = BuiltExample
  private static let base = Make.app
  private static let intents = "Trips.app/Metadata.appintents/extract.actionsdata"
  private static let page = "Trips.app/Settings.bundle/Root.plist"
  private static let broken = "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>a</key>"

  static let info = [
    base.changing("half an Info.plist", ["\(BuiltExample.widget)/Info.plist": broken]),
    base.changing("half of a package's Info.plist", ["Trips.app/Trips_Maps.bundle/Info.plist": broken]),
    base.changing("App Intents metadata that stops short", [intents: "{\"actions\": {"]),
    base.changing("a page of Settings that stops short", [page: broken]),
  ]
  static let tables = [
    base.changing("a table of the system", ["Trips.app/de.lproj/InfoPlist.strings": "\"CFBundleDisplayName\" = \"R"]),
    base.changing("a table for all languages", ["Trips.app/Help.loctable": broken]),
    base.changing(
      "a table of Settings, and no other has its keys",
      [page: Make.list(""), "Trips.app/Settings.bundle/de.lproj/Root.strings": "\"sound\" = "]),
    base.changing(
      "a table in a language that the app does not offer",
      ["Trips.app/Trips_Maps.bundle/fr.lproj/Localizable.strings": "\"map.title\" = \"Carte"]),
  ]
  static let readable = [
    base,
    base.changing(
      "everything that may be damaged",
      [
        intents: "{\"actions\": {}, \"version\": 1}", page: Make.list(""), "Trips.app/Help.loctable": Make.list(""),
        "Trips.app/de.lproj/InfoPlist.strings": "/* nothing yet */\n",
      ]),
    base.changing("no Info.plist at all", ["Trips.app/Trips_Maps.bundle/Info.plist": nil]),
  ]
}
