import Foundation
import HostEvidence
import LocalizationRuntime
import Testing

@testable import LocalizedStrings

/// The golden area `host`: widgets, extensions and Info.plist texts.
enum HostStories {
  static let all: [String: GoldenRun.Narrative] = [
    "host-01": widgetNameOnlyInTheApp, "host-02": widgetNameInTheExtension, "host-03": extensionWithoutLanguages,
    "host-04": extensionThatDeclaresLanguages, "host-07": homeScreenName, "host-08": infoDictionaryText,
    "host-09": extensionsOwnBundle,
  ]

  /// The gallery's name is looked up in the extension's own bundle, so the app's table does not help.
  private static func widgetNameOnlyInTheApp() throws {
    let bundles = try TemporaryBundles()
    try bundles.add("A.app", files: ["de.lproj/Localizable.strings": strings(["My widget": "Mein Widget"])])
    try bundles.add("A.app/PlugIns/W.appex", info: ["NSExtension": [String: Any]()])
    LocalizedProcess.$standIn.withValue(bundles.process("A.app/PlugIns/W.appex", user: ["de-DE"])) {
      #expect(String(localized: "My widget") == "My widget")
    }
  }

  private static func widgetNameInTheExtension() throws {
    let bundles = try TemporaryBundles()
    try bundles.add("A.app")
    try bundles.add(
      "A.app/PlugIns/W.appex", info: ["NSExtension": [String: Any]()],
      files: ["de.lproj/Localizable.strings": strings(["widget.name": "Reise-Widget"])])
    LocalizedProcess.$standIn.withValue(bundles.process("A.app/PlugIns/W.appex", user: ["de-DE"])) {
      #expect(String(localized: "widget.name") == "Reise-Widget")
    }
  }

  /// The app's folders do not count for the extension.
  private static func extensionWithoutLanguages() throws {
    let bundles = try TemporaryBundles()
    try bundles.add("A.app", files: ["fr.lproj/Localizable.strings": "", "en.lproj/Localizable.strings": ""])
    try bundles.add("A.app/PlugIns/W.appex", info: ["NSExtension": [String: Any]()])
    let process = bundles.process("A.app/PlugIns/W.appex", user: ["fr-FR"])
    #expect(process.main.choice?.searchList.first == "en")
  }

  private static func extensionThatDeclaresLanguages() throws {
    let bundles = try TemporaryBundles()
    try bundles.add(
      "A.app",
      files: [
        "en.lproj/Localizable.strings": strings(["k": "K-en"]), "fr.lproj/Localizable.strings": strings(["k": "K-fr"]),
      ])
    try bundles.add(
      "A.app/PlugIns/W.appex", info: ["NSExtension": [String: Any](), "CFBundleLocalizations": ["en", "fr"]])
    let app = try bundles.bundle("A.app")
    LocalizedProcess.$standIn.withValue(bundles.process("A.app/PlugIns/W.appex", user: ["fr-FR"])) {
      #expect(String(localized: "k", bundle: app) == "K-fr")
    }
  }

  private static func russianApp() throws -> TemporaryBundles {
    let bundles = try TemporaryBundles()
    try bundles.add(
      "A.app", info: ["CFBundleDisplayName": "Name"],
      files: ["ru.lproj/InfoPlist.strings": strings(["CFBundleDisplayName": "Имя"])])
    return bundles
  }

  /// What the system shows below the icon is a look-up in table InfoPlist of the app's bundle.
  private static func homeScreenName() throws {
    let bundles = try russianApp()
    LocalizedProcess.$standIn.withValue(bundles.process("A.app", user: ["ru-RU"])) {
      #expect(String(localized: "CFBundleDisplayName", table: "InfoPlist") == "Имя")
    }
  }

  /// The Info.plist's own text is shown only where the table has none.
  private static func infoDictionaryText() throws {
    let bundles = try russianApp()
    LocalizedProcess.$standIn.withValue(bundles.process("A.app", user: ["ru-RU"])) {
      #expect(LookUpRuntime().infoText(forKey: "CFBundleDisplayName") == "Имя")
    }
    LocalizedProcess.$standIn.withValue(bundles.process("A.app", user: ["en"])) {
      #expect(LookUpRuntime().infoText(forKey: "CFBundleDisplayName") == "Name")
    }
  }

  /// The main bundle of an extension's process is the extension.
  private static func extensionsOwnBundle() throws {
    let bundles = try TemporaryBundles()
    try bundles.add("A.app")
    try bundles.add("A.app/PlugIns/W.appex", info: ["NSExtension": [String: Any]()])
    let process = bundles.process("A.app/PlugIns/W.appex", user: ["en"])
    #expect(process.mainBundle.hasSuffix("/A.app/PlugIns/W.appex"))
  }
}
