/// Kinds: missing keys, stale keys and generated code, as far as the look-ups of sources show them.
enum CallReplays {
  static let all = [
    pooled,
    pooled.mended(
      "the extension has the key",
      ["H/Localizable.xcstrings": catalog("app.title"), "W/Localizable.xcstrings": catalog("stop.name", "stop.next")]),
    twoApps, bothApps,
    notified, notified.mended("the table has the key", ["H/Localizable.xcstrings": catalog("gate.open", "gate.shut")]),
    staleInUse, staleInUse.mended("the key is manual", ["K/Localizable.xcstrings": catalog("fare.title", "fare.note")]),
    behind,
    behind.mended("the catalog follows", ["H/Localizable.xcstrings": catalog("one", "Two trips", "Three trips")]),
    generated, generated.mended("the template names the bundle", ["K/Code/Strings.swift": generatedCode(".module")]),
  ]

  private typealias Make = StaticReplay

  private static func catalog(_ keys: String...) -> String {
    let entries = keys.map { "\"\($0)\" : { \(Make.manual)\(Make.texts(["de": "D \($0)", "en": "E \($0)"])) }" }
    return """
      { "sourceLanguage" : "en", "strings" : { \(entries.joined(separator: ", ")) }, "version" : "1.0" }
      """
  }

  /// A check that takes all catalogs together finds the key.
  private static let pooled = StaticReplay(
    id: "B85", title: "a key of the extension is in the app's catalog alone",
    files: [
      "bordercheck.json": """
      { "developmentRegion": "en",
        "owners": {
          "H": { "resources": ["H"], "languages": ["de"] }, "W": { "resources": ["W"], "languages": ["de"] } },
        "products": {
          "H": { "kind": "app", "contains": ["W"] }, "W": { "kind": "extension", "sources": ["W"] } } }
      """,
      "H/Localizable.xcstrings": catalog("stop.next"),
      "W/Localizable.xcstrings": catalog("stop.name"),
      "W/Row.swift": """
      import Foundation

      let name = NSLocalizedString("stop.name", comment: "")
      let next = String(localized: "stop.next")
      """,
    ],
    finds: [.init(rule: "call.key-missing", owner: "W", table: "Localizable", key: "stop.next")])

  /// Code of a package relies on the catalogs of the apps, and one of two lacks the key.
  private static let twoApps = StaticReplay(
    id: "B87", title: "a package's key is looked up in the main bundle, and one app has no such key",
    files: [
      "bordercheck.json": """
      { "developmentRegion": "en",
        "owners": {
          "One": { "resources": ["One"], "languages": ["de"] }, "Two": { "resources": ["Two"], "languages": ["de"] } },
        "products": {
          "One": { "kind": "app", "sources": ["Panel", "One"] }, "Two": { "kind": "app", "sources": ["Panel"] } } }
      """,
      "One/Localizable.xcstrings": catalog("one.title"),
      "One/Title.swift": "import Foundation\nlet title = String(localized: \"one.title\")\n",
      "Two/Localizable.xcstrings": catalog("panel.hint"),
      "Panel/Panel.swift": """
      import Foundation

      let hint = String(localized: "panel.hint", defaultValue: "E panel.hint", bundle: .main)
      """,
    ],
    finds: [.init(rule: "call.key-missing", owner: "One", table: "Localizable", key: "panel.hint")])

  /// Each app has a copy now, which is said.
  private static let bothApps = {
    var replay = twoApps.mended(
      "both apps have the key", ["One/Localizable.xcstrings": catalog("one.title", "panel.hint")])
    replay.finds = [.init(rule: "owner.duplicate-key", owner: "One", table: "Localizable", key: "panel.hint")]
    return replay
  }()

  private static let notified = StaticReplay(
    id: "B89", title: "the system looks a notification's key up, and extraction does not know the call",
    files: [
      "bordercheck.json": """
      { "developmentRegion": "en",
        "owners": { "H": { "resources": ["H"], "languages": ["de"] } },
        "products": { "H": { "kind": "app", "sources": ["Code"] } } }
      """,
      "H/Localizable.xcstrings": catalog("gate.shut"),
      "Code/Gate.swift": "import Foundation\nlet shut = String(localized: \"gate.shut\")\n",
      "Code/Alert.swift": """
      import UserNotifications

      func alert(_ content: UNMutableNotificationContent) {
        content.title = NSString.localizedUserNotificationString(forKey: "gate.open", arguments: nil)
      }
      """,
    ],
    finds: [.init(rule: "call.key-missing", owner: "H", table: "Localizable", key: "gate.open")])

  private static let package = """
    { "developmentRegion": "en",
      "owners": { "K": { "resources": ["K"], "sources": ["K/Code"], "bundle": "K.bundle", "languages": ["de"] } },
      "products": { "H": { "kind": "app", "embeds": ["K"] } } }
    """

  /// The key is used after all; that is what the finding says.
  private static let staleInUse = StaticReplay(
    id: "B93", title: "a key in use is marked as unused",
    files: [
      "bordercheck.json": package,
      "K/Localizable.xcstrings": Make.catalog([
        "fare.title": Make.stale + Make.texts(["de": "Preis", "en": "Fare"]),
        "fare.note": Make.manual + Make.texts(["de": "Hinweis", "en": "Note"]),
      ]),
      "K/Code/Fare.swift": """
      import Foundation

      public func title() -> String { String(localized: "fare.title", bundle: .module) }
      func note() -> String { String(localized: "fare.note", bundle: .module) }
      """,
    ],
    finds: [.init(rule: "key.stale", owner: "K", table: "Localizable", key: "fare.title")])

  private static let behind = StaticReplay(
    id: "B97", title: "builds extract nothing, and the catalog stays behind the code",
    files: [
      "bordercheck.json": """
      { "developmentRegion": "en",
        "owners": { "H": { "resources": ["H"], "languages": ["de"] } },
        "products": { "H": { "kind": "app", "sources": ["Code"] } } }
      """,
      "H/Localizable.xcstrings": catalog("one"),
      "Code/Screen.swift": """
      import SwiftUI

      let texts = [Text("one"), Text("Two trips"), Text("Three trips")]
      """,
    ],
    finds: [
      .init(rule: "call.key-missing", owner: "H", table: "Localizable", key: "Two trips"),
      .init(rule: "call.key-missing", owner: "H", table: "Localizable", key: "Three trips"),
    ])

  private static func generatedCode(_ bundle: String) -> String {
    """
    import Foundation

    enum Strings {
      static let one = Strings.tr("Localizable", "fare.one")
      static let two = Strings.tr("Localizable", "fare.two")

      private static func tr(_ table: String, _ key: String) -> String {
        let bundle: Bundle = \(bundle)
        return bundle.localizedString(forKey: key, value: nil, table: table)
      }
    }
    """
  }

  /// One template is one finding, not one for each key.
  private static let generated = StaticReplay(
    id: "B105", title: "generated accessors of a package ask the main bundle",
    files: [
      "bordercheck.json": package,
      "K/Localizable.xcstrings": catalog("fare.one", "fare.two"),
      "K/Code/Strings.swift": generatedCode(".main"),
    ],
    finds: [.init(rule: "call.wrong-bundle", owner: "K", table: "Localizable", key: "fare.one")])
}
