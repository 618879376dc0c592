/// Builds the tiny built apps that rules over products are tried on: app `Trips`, a widget in it and a package's bundle,
/// all in English and German.
enum BuiltExample {
  static let app = RuleExample(
    "in two languages everywhere",
    files: [
      "Trips.app/Info.plist": info("com.example.trips"),
      "Trips.app/en.lproj/Localizable.strings": strings(["account.title": "Account"]),
      "Trips.app/de.lproj/Localizable.strings": strings(["account.title": "Konto"]),
      "Trips.app/Trips_Maps.bundle/Info.plist": info("trips.Maps.resources"),
      "Trips.app/Trips_Maps.bundle/en.lproj/Localizable.strings": strings(["map.title": "Map"]),
      "Trips.app/Trips_Maps.bundle/de.lproj/Localizable.strings": strings(["map.title": "Karte"]),
      "\(widget)/Info.plist": widgetInfo(),
      "\(widget)/en.lproj/Localizable.strings": strings(["widget.title": "Next trip"]),
      "\(widget)/de.lproj/Localizable.strings": strings(["widget.title": "Nächste Reise"]),
    ])

  static let widget = "Trips.app/PlugIns/TripWidget.appex"

  static func strings(_ entries: KeyValuePairs<String, String>) -> String { ExampleProject.strings(entries) }

  /// A table with that many texts: `k1` and so on.
  static func strings(count: Int, _ language: String) -> String {
    (1...count).map { "\"k\($0)\" = \"\(language) \($0)\";\n" }.joined()
  }

  /// An Info.plist with development region English.
  ///
  /// - Parameter more: More members, as XML.
  static func info(_ identifier: String, _ more: String = "", region: String? = "en") -> String {
    let region = region.map { "<key>CFBundleDevelopmentRegion</key><string>\($0)</string>" } ?? ""
    return list("<key>CFBundleIdentifier</key><string>\(identifier)</string>\(region)\(more)")
  }

  static func widgetInfo(_ more: String = "", point: String = "com.apple.widgetkit-extension") -> String {
    info(
      "com.example.trips.widget",
      "<key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key><string>\(point)</string></dict>\(more)")
  }

  /// `CFBundleLocalizations`.
  static func localizations(_ languages: String...) -> String {
    let items = languages.map { "<string>\($0)</string>" }.joined()
    return "<key>CFBundleLocalizations</key><array>\(items)</array>"
  }

  /// A property list whose root is a dictionary with these members.
  static func list(_ members: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>\(members.replacing("<key>", with: "\n<key>"))
    </dict></plist>

    """
  }
}
