/// Examples of the keys, tables and default texts that code asks for.
enum AskedKeyExamples {
  private typealias Call = CallExample

  private static func app(_ title: String, _ body: String, more: String = "") -> RuleExample {
    Call.project(title, [Call.app: Call.screen("\(body)\nText(\"account.title\")", more: more)])
  }

  private static func app(_ title: String, keys: String..., body: String, more: String = "") -> RuleExample {
    let entries = (["account.title"] + keys).map { key in
      CatalogExample.manual(
        key, CatalogExample.text("en", "English \(key)"), CatalogExample.text("de", "Deutsch \(key)"))
    }
    return app(title, body, more: more).changing(title, ["H/Localizable.xcstrings": CatalogExample.catalog(entries)])
  }

  /// App `H` and widget `W` link package `Screens`, whose views ask the main bundle; the widget has the text of one.
  private static func linked(_ title: String, widget: String) -> RuleExample {
    Call.project(
      title,
      [
        "bordercheck.json": """
        { "developmentRegion": "en",
          "owners": {
            "H": { "resources": ["H"], "languages": ["de"] }, "W": { "resources": ["W"], "languages": ["de"] } },
          "products": {
            "H": { "kind": "app", "contains": ["W"], "sources": ["H/Code", "Screens/Sources"] },
            "W": { "kind": "extension", "sources": ["W/Code", "Screens/Sources"] } } }
        """,
        "H/Localizable.xcstrings": Call.catalog("account.title", "trip.title"),
        "W/Localizable.xcstrings": Call.catalog("trip.title"),
        "W/Code/Widget.swift": Call.screen(widget),
        "Screens/Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "Screens", targets: [.target(name: "Screens")])
        """,
        "Screens/Sources/Screens/Rows.swift": """
        import SwiftUI
        public struct TripRow: View { public var body: some View { Text("trip.title") } }
        public struct AccountRow: View { public var body: some View { Text("account.title") } }
        """,
        "K/Localizable.xcstrings": nil, Call.package: nil,
      ])
  }

  // MARK: - Missing

  static let missing = [
    linked("the widget shows a package's view, and has no text for it", widget: "AccountRow()"),
    app("a view asks for a key that is nowhere", "Text(\"account.titel\")"),
    app("a sentence that nobody is asked to translate", "Text(\"Sign in to go on\")"),
    app(
      "the argument is a number, and the key has an object", keys: "account.unread %@",
      body: "Text(\"account.unread \\(count)\")", more: "let count: Int"),
    app("there is no such table", "Text(\"account.name\", tableName: \"Account\")"),
    app(
      "people who read German see the English default text",
      "Text(String(localized: \"account.name\", defaultValue: \"Name\"))"),
    Call.project(
      "only one of two products has the key",
      [
        "bordercheck.json": """
        { "developmentRegion": "en",
          "owners": {
            "H": { "resources": ["H"], "languages": ["de"] }, "W": { "resources": ["W"], "languages": ["de"] } },
          "products": {
            "H": { "kind": "app", "contains": ["W"], "sources": ["H/Code", "Shared"] },
            "W": { "kind": "extension", "sources": ["Shared"] } } }
        """,
        "W/Localizable.xcstrings": Call.catalog("widget.title"),
        "Shared/Row.swift": Call.screen("Text(\"account.title\")"),
        "K/Localizable.xcstrings": nil, Call.package: nil,
      ]),
  ]
  static let present = [
    linked("the widget links a view that it does not show", widget: "TripRow()"),
    app("the table has the key", "Text(\"account.title\")"),
    app(
      "the argument is a number", keys: "account.unread %lld", body: "Text(\"account.unread \\(count)\")",
      more: "let count: Int"),
    app("a text without letters", "Text(\"•\")\nText(\"\\(1) / \\(2)\")"),
    app("text as it is", "Text(verbatim: \"account.titel\")"),
    app("a name of the system's symbols", "Image(systemName: \"star.fill\")"),
    Call.project(
      "the only language is that of the text",
      [
        "bordercheck.json": Call.manifest(languages: ""),
        Call.app: Call.screen("Text(\"account.title\")\nText(\"Sign in to go on\")"),
      ]),
    Call.project("a preview", [Call.app: Call.screen("Text(\"account.title\")") + "\n#Preview { Text(\"a.sample\") }"]),
    Call.project(
      "only debug builds have it",
      [Call.app: Call.screen("Text(\"account.title\")") + "\n#if DEBUG\nlet panel = Text(\"debug.panel\")\n#endif"]),
    Call.project(
      "a test", ["K/Code/Tests/TripTests.swift": Call.screen("Text(\"test.sample\")")]),
    Call.project(
      "nobody declares what the main bundle holds",
      [
        "bordercheck.json": """
        { "developmentRegion": "en",
          "owners": { "K": { "resources": ["K"], "sources": ["K/Code"], "bundle": "K.bundle", "languages": ["de"] } },
          "products": { "H": { "kind": "app", "embeds": ["K"], "sources": ["H/Code"] } } }
        """
      ]),
    Call.project(
      "one catalog in two targets",
      [
        "bordercheck.json": """
        { "developmentRegion": "en",
          "owners": { "S": { "resources": ["H"], "bundle": ".", "languages": ["de"] } },
          "products": {
            "H": { "kind": "app", "embeds": ["S"], "contains": ["W"], "sources": ["H/Code"] },
            "W": { "kind": "extension", "embeds": ["S"], "sources": ["H/Code"] } } }
        """,
        "K/Localizable.xcstrings": nil, Call.package: nil,
      ]),
    Call.project(
      "a flag of the project decides which product has the code",
      [
        "bordercheck.json": """
        { "developmentRegion": "en",
          "owners": {
            "H": { "resources": ["H"], "languages": ["de"] }, "W": { "resources": ["W"], "languages": ["de"] },
            "S": { "resources": ["S"], "sources": ["Shared"], "bundle": "S.bundle" } },
          "products": {
            "H": { "kind": "app", "contains": ["W"], "embeds": ["S"] },
            "W": { "kind": "extension", "embeds": ["S"] } } }
        """,
        "S/Localizable.xcstrings": Call.catalog("shared.title"),
        "W/Localizable.xcstrings": Call.catalog("widget.title"),
        "Shared/Row.swift": "import SwiftUI\n#if WIDGET\nlet row = Text(\"widget.title\")\n#endif",
        "K/Localizable.xcstrings": nil, Call.package: nil, Call.app: nil,
      ]),
    app("a table that a target has and no owner declares", "Text(\"account.name\", tableName: \"Account\")").changing(
      "a table that a target has and no owner declares",
      [
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
          name: "App", defaultLocalization: "en",
          targets: [.target(name: "H", path: "Other", resources: [.process("Account.xcstrings")])])
        """,
        "Other/Account.xcstrings": Call.catalog("account.name"), "Other/Nothing.swift": "",
      ]),
    Call.project(
      "the bundle comes from the caller",
      [Call.package: Call.copy("String(localized: \"trip.other\", bundle: bundle)", more: "static var bundle = pick()")]
    ),
    Call.project(
      "a generated symbol", [Call.app: Call.screen("Text(.accountTitle)")]),
  ]

  // MARK: - Tables

  private static func twoTables(_ title: String, _ body: String) -> RuleExample {
    app(title, body).changing(title, ["H/Account.xcstrings": Call.catalog("account.name")])
  }

  static let inOtherTable = [
    twoTables("no table is named", "Text(\"account.name\")"),
    twoTables("the default table has it", "Text(\"account.title\", tableName: \"Account\")\nText(\"account.title\")"),
  ]
  static let inItsTable = [
    twoTables("the table is named", "Text(\"account.name\", tableName: \"Account\")"),
    twoTables(
      "the table is named by a constant", "Text(String(localized: \"account.name\", table: Self.table))"
    ).changing(
      "the table is named by a constant",
      [
        Call.app: Call.screen(
          "Text(String(localized: \"account.name\", table: Self.table))", more: "static let table = \"Account\"")
      ]),
  ]

  // MARK: - Literals

  static let interpolated = [
    app(
      "a constant is put in", "Text(\"\\(Self.title): \\(name)\")",
      more: "static let title = \"account.title\"\nlet name: String")
  ]
  static let filled = [
    app(
      "the key is given", "Text(LocalizedStringKey(Self.title))", more: "static let title = \"account.title\""),
    app("an argument is put in", "Text(\"\\(name): \\(name)\")", more: "let name: String"),
  ]

  private static func defaulted(_ title: String, _ call: String) -> RuleExample {
    app(title, keys: "account.of %@", body: "Text(\(call))", more: "let name: String")
  }

  static let drifted = [
    defaulted("another text", "String(localized: \"account.title\", defaultValue: \"Your account\")"),
    defaulted(
      "another text with an argument", "String(localized: \"account.of \\(name)\", defaultValue: \"Of \\(name)\")"),
  ]
  static let sameDefault = [
    defaulted("the same text", "String(localized: \"account.title\", defaultValue: \"English account.title\")"),
    defaulted(
      "the same text with an argument",
      "String(localized: \"account.of \\(name)\", defaultValue: \"English account.of \\(name)\")"),
    defaulted(
      "a text with plural forms",
      "String(localized: \"account.unread \\(1)\", defaultValue: \"Unread\")"
    ).changing(
      "a text with plural forms",
      [
        "H/Localizable.xcstrings": CatalogExample.catalog([
          CatalogExample.manual(
            "account.unread %lld",
            CatalogExample.varied(
              "en", CatalogExample.form("one", "%lld unread"), CatalogExample.form("other", "%lld unread")),
            CatalogExample.text("de", "%lld"))
        ]),
        Call.app: Call.screen("Text(String(localized: \"account.unread \\(1)\", defaultValue: \"Unread\"))"),
      ]),
  ]

  private static func composed(_ title: String, h: String = "", _ code: String) -> RuleExample {
    Call.project(
      title,
      [
        "bordercheck.json": Call.manifest(h: h),
        Call.app: Call.screen("Text(\"account.title\")", more: code),
      ])
  }

  static let dynamic = [
    composed(
      "the key is composed",
      "func row(_ kind: String) -> String { String(localized: String.LocalizationValue(\"account.\" + kind)) }")
  ]
  static let declaredDynamic = [
    composed(
      "the keys are declared", h: "\"dynamicKeys\": [\"account.*\"]",
      "func row(_ kind: String) -> String { String(localized: String.LocalizationValue(\"account.\" + kind)) }"),
    composed(
      "the body of a helper",
      "func tr(_ key: String) -> String { NSLocalizedString(key, comment: \"\") }\nvar row: String { tr(\"account.title\") }"
    ),
    composed(
      "a resource, which holds its key",
      "func row(_ title: LocalizedStringResource) -> String { String(localized: title) }"),
    composed("a text that is no key", "func row(_ name: String) -> Text { Text(name) }"),
  ]
  static let nonLiteral = [
    composed(
      "an argument is put in",
      "func row(_ name: String) -> String { NSLocalizedString(\"account.title \\(name)\", comment: \"\") }"),
    composed(
      "the key is composed",
      "func row(_ kind: Int) -> String { NSLocalizedString(\"account.\" + names[kind], comment: \"\") }"),
  ]
  static let plainLiteral = [
    composed("a literal", "var row: String { NSLocalizedString(\"account.title\", comment: \"\") }"),
    composed(
      "the body of a helper",
      "func tr(_ key: String) -> String { NSLocalizedString(key, comment: \"\") }"),
  ]
}
