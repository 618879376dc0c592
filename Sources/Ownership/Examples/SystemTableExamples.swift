/// Examples of texts that the system shows for a built app.
enum SystemTableExamples {
  private typealias Make = BuiltExample
  private static let base = Make.app
  private static let camera = "<key>NSCameraUsageDescription</key><string>Scans tickets</string>"
  private static let asking = Make.info("com.example.trips", camera)

  private static let named = base.changing(
    "a name and a prompt in both languages",
    [
      "Trips.app/Info.plist": asking,
      "Trips.app/en.lproj/InfoPlist.strings": Make.strings(["CFBundleDisplayName": "Trips"]),
      "Trips.app/de.lproj/InfoPlist.strings": Make.strings([
        "CFBundleDisplayName": "Reisen", "NSCameraUsageDescription": "Liest Fahrkarten",
      ]),
    ])

  static let info = [
    named.changing("no table in German", ["Trips.app/de.lproj/InfoPlist.strings": nil]),
    named.changing(
      "a prompt that only the Info.plist has",
      ["Trips.app/de.lproj/InfoPlist.strings": Make.strings(["CFBundleDisplayName": "Reisen"])]),
    named.changing(
      "a third language without a table",
      ["Trips.app/fr.lproj/Localizable.strings": Make.strings(["account.title": "Compte"])]),
    base.changing("a prompt in an app without any InfoPlist table", ["Trips.app/Info.plist": asking]),
    named.changing(
      "a share extension that shows its name beside a translated app",
      [
        "\(Make.widget)/Info.plist": Make.widgetInfo(
          "<key>CFBundleDisplayName</key><string>Trips</string>", point: "com.apple.share-services")
      ]),
  ]

  private static let page = Make.list(
    """
    <key>StringsTable</key><string>Root</string><key>PreferenceSpecifiers</key><array>
    <dict><key>Type</key><string>PSToggleSwitchSpecifier</string><key>Title</key><string>Sound</string></dict>
    <dict><key>Type</key><string>PSGroupSpecifier</string><key>FooterText</key><string>MIT License</string></dict>
    </array>
    """)
  private static let configured = base.changing(
    "a page of Settings in both languages",
    [
      "Trips.app/Settings.bundle/Root.plist": page,
      "Trips.app/Settings.bundle/en.lproj/Root.strings": Make.strings(["Sound": "Sound"]),
      "Trips.app/Settings.bundle/de.lproj/Root.strings": Make.strings(["Sound": "Ton"]),
    ])

  static let settings = [
    configured.changing(
      "a page of Settings in English only", ["Trips.app/Settings.bundle/de.lproj/Root.strings": nil]),
    configured.changing(
      "a title of Settings without a translation",
      ["Trips.app/Settings.bundle/de.lproj/Root.strings": Make.strings(["Other": "Anderes"])]),
  ]

  private static let server = base.changing(
    "a notification in both languages",
    [
      "Trips.app/en.lproj/Push.strings": Make.strings(["push.late": "Your train is late"]),
      "Trips.app/de.lproj/Push.strings": Make.strings(["push.late": "Ihr Zug hat Verspätung"]),
      "Project/Trips/en.lproj/Localizable.strings": Make.strings(["account.title": "Account"]),
      "Project/bordercheck.json": """
      {
        "developmentRegion": "en",
        "owners": { "Trips": { "resources": ["Trips"] } },
        "products": { "Trips": { "kind": "app", "identifier": "com.example.trips" } },
        "remoteKeys": [{ "product": "Trips", "table": "Push", "keys": ["push.late"] }]
      }
      """,
    ])

  static let remote = [
    server.changing("a key that a server sends", ["Trips.app/de.lproj/Push.strings": Make.strings(["push.on": "Ja"])])
  ]

  static let complete = [
    base, named, configured, server,
    base.changing(
      "a notice of copyright in English only",
      [
        "Trips.app/en.lproj/InfoPlist.strings": Make.strings(["NSHumanReadableCopyright": "All rights reserved"])
      ]),
    base.changing(
      "a widget's name beside a translated app",
      [
        "Trips.app/en.lproj/InfoPlist.strings": Make.strings(["CFBundleDisplayName": "Trips"]),
        "Trips.app/de.lproj/InfoPlist.strings": Make.strings(["CFBundleDisplayName": "Reisen"]),
        "\(Make.widget)/Info.plist": Make.widgetInfo("<key>CFBundleDisplayName</key><string>Trips</string>"),
      ]),
    base.changing(
      "a name that only another script writes otherwise",
      [
        "Trips.app/ja.lproj/Localizable.strings": Make.strings(["account.title": "アカウント"]),
        "Trips.app/Trips_Maps.bundle/ja.lproj/Localizable.strings": Make.strings(["map.title": "地図"]),
        "\(Make.widget)/ja.lproj/Localizable.strings": Make.strings(["widget.title": "次の旅行"]),
        "Trips.app/ja.lproj/InfoPlist.strings": Make.strings(["CFBundleDisplayName": "旅行"]),
      ]),
    named.changing(
      "a variant of the source language, and one of German",
      [
        "Trips.app/en-GB.lproj/Localizable.strings": Make.strings(["account.title": "Account"]),
        "Trips.app/de-AT.lproj/Localizable.strings": Make.strings(["account.title": "Konto"]),
      ]),
    base.changing(
      "a page of Settings with the titles of a template and a licence",
      [
        "Trips.app/Settings.bundle/Root.plist": Make.list(
          "<key>StringsTable</key><string>Root</string><key>PreferenceSpecifiers</key><array><dict>"
            + "<key>FooterText</key><string>MIT License</string></dict></array>"),
        "Trips.app/Settings.bundle/en.lproj/Root.strings": Make.strings(["Group": "Group"]),
      ]),
  ]
}
