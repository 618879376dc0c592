import DeviceEvidence
import Foundation
import HostEvidence
import TestFiles

/// An app with a package bundle and a widget, as a device has them: German and English, with a plural.
enum InstalledTrips {
  static let trips = TestedOwner("Trips", bundle: "Trips.bundle", languages: ["en", "de"])
  static let app = TestedOwner("App", bundle: ".", languages: ["en", "de"])
  static let title = TestedMessage("trip.title", on: "Header")
  static let arrival = TestedMessage("trip.arrivesIn %lld", arguments: [[1], [5]])

  static let files: [String: String] = [
    "App.app/Info.plist": info("com.example.app"),
    "App.app/en.lproj/Localizable.strings": #""app.title" = "App";"#,
    "App.app/de.lproj/Localizable.strings": #""app.title" = "Programm";"#,
    "App.app/PlugIns/Widget.appex/Info.plist": info("com.example.app.widget"),
    "App.app/Trips.bundle/Info.plist": info("trips"),
    "App.app/Trips.bundle/en.lproj/Localizable.strings": #""trip.title" = "Your trip"; "trip.same" = "OK";"#,
    "App.app/Trips.bundle/de.lproj/Localizable.strings": #""trip.title" = "Deine Reise";"#,
    "App.app/Trips.bundle/en.lproj/Localizable.stringsdict": plural(
      "Arrives in %lld minute", "Arrives in %lld minutes"),
    "App.app/Trips.bundle/de.lproj/Localizable.stringsdict": plural(
      "Ankunft in %lld Minute", "Ankunft in %lld Minuten"),
  ]

  /// A product of these files, read by somebody who speaks `languages`.
  static func product(
    _ name: String = "App", at process: String = "App.app", identifier: String = "com.example.app", in folder: String,
    _ more: [String: String] = [:]
  ) -> TestedProduct {
    TestedProduct(
      name, at: process, identifier: identifier,
      environment: more.merging(["BORDERCHECK_APPLICATIONS": folder]) { given, _ in given })
  }

  private static func info(_ identifier: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
      <key>CFBundleIdentifier</key><string>\(identifier)</string>
      <key>CFBundleDevelopmentRegion</key><string>en</string>
      <key>CFBundleLocalizations</key><array><string>en</string><string>de</string></array>
    </dict></plist>
    """
  }

  private static func plural(_ one: String, _ other: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>trip.arrivesIn %lld</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@value@</string>
      <key>value</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string>
        <key>one</key><string>\(one)</string><key>other</key><string>\(other)</string>
      </dict>
    </dict></dict></plist>
    """
  }
}
