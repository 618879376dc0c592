/// Kind: the languages of the main bundle decide for every other bundle.
enum GateReplays {
  static let all = [packageInEnglishApp, packageInMixedApp] + widgetReadsApp + frameworkInUndeclaredApp + [chinese]

  private static let b01 = """
    { "developmentRegion": "en",
      "owners": { "H": { "resources": ["H"] }, "K": { "resources": ["K"], "languages": ["de"] } },
      "products": { "H": { "kind": "app", "embeds": ["K"] } } }
    """

  private static let packageInEnglishApp = Replay(
    id: "B01", title: "a package is translated, the app declares English only",
    files: [
      "bordercheck.json": b01, "H/en.lproj/Localizable.strings": Replay.strings(["a": "A-en"]),
      "K/en.lproj/Localizable.strings": Replay.strings(["k": "K-en"]),
      "K/de.lproj/Localizable.strings": Replay.strings(["k": "K-de"]), "Matrix/german.json": Replay.scenario("de"),
    ],
    shows: [.init(product: "H", key: "k", value: "K-en", from: "en")],
    finds: [.init(rule: "language-not-claimed", product: "H", owner: "K", language: "de")])

  private static let packageInMixedApp = packageInEnglishApp.variant(
    "mixed localizations are allowed",
    [
      "bordercheck.json": b01.replacing(
        "\"kind\": \"app\",", with: "\"kind\": \"app\", \"info\": {\"CFBundleAllowMixedLocalizations\": true},")
    ],
    shows: [
      .init(product: "H", key: "k", value: "K-de", from: "de"),
      .init(product: "H", key: "a", value: "A-en", from: "en"),
    ])

  private static func b03(_ info: String) -> String {
    """
    { "developmentRegion": "en",
      "owners": { "H": { "resources": ["H"], "languages": ["fr"] } },
      "products": { "H": { "kind": "app", "contains": ["W"] }, "W": { "kind": "extension", "info": {\(info)} } },
      "messages": [{ "owner": "H", "key": "k", "in": [{ "product": "H" }, { "product": "W", "asks": "../.." }] }] }
    """
  }

  /// The widget asks the app's bundle and offers no French itself; with the gate closed it would show English.
  private static let widgetReadsApp: [Replay] = {
    let base = Replay(
      id: "B03", title: "a widget reads the app's bundle and offers English only",
      files: [
        "bordercheck.json": b03(""), "H/en.lproj/Localizable.strings": Replay.strings(["k": "K-en"]),
        "H/fr.lproj/Localizable.strings": Replay.strings(["k": "K-fr"]),
        "Matrix/french.json": Replay.scenario("fr-FR", "en-FR"),
      ],
      shows: [.init(product: "W", key: "k", value: "K-fr", from: "fr")],
      finds: [
        .init(rule: "language-not-claimed", product: "W", owner: "H", language: "fr"),
        .init(rule: "languages-differ", product: "W", language: "fr-FR"),
      ])
    let served = [Replay.Shown(product: "W", key: "k", value: "K-fr", from: "fr")]
    return [
      base,
      base.variant(
        "the same with the gate closed",
        ["Matrix/french.json": Replay.scenario("fr-FR", "en-FR", device: "{\"extensionGate\": \"closed\"}")],
        shows: [.init(product: "W", key: "k", value: "K-en", from: "en")], finds: base.finds),
      base.variant(
        "the widget declares French", ["bordercheck.json": b03("\"CFBundleLocalizations\": [\"en\", \"fr\"]")],
        shows: served),
      base.variant(
        "mixed localizations are allowed: the widget's own language stays English",
        ["bordercheck.json": b03("\"CFBundleAllowMixedLocalizations\": true")], shows: served,
        finds: [.init(rule: "languages-differ", product: "W", language: "fr-FR")]),
    ]
  }()

  private static func b05(_ info: String) -> String {
    """
    { "developmentRegion": "en",
      "owners": { "F": { "resources": ["F"], "bundle": "Frameworks/F.framework", "languages": ["de"] } },
      "products": { "H": { "kind": "app", "embeds": ["F"], "info": {\(info)} } } }
    """
  }

  private static let frameworkInUndeclaredApp: [Replay] = {
    let base = Replay(
      id: "B05", title: "an app translated elsewhere declares nothing, so a framework stays English",
      files: [
        "bordercheck.json": b05(""), "F/en.lproj/Localizable.strings": Replay.strings(["done": "DONE-en"]),
        "F/de.lproj/Localizable.strings": Replay.strings(["done": "DONE-de"]),
        "Matrix/german.json": Replay.scenario("de"),
      ],
      shows: [.init(product: "H", key: "done", value: "DONE-en", from: "en")],
      finds: [.init(rule: "language-not-claimed", product: "H", owner: "F", language: "de")])
    let served = [Replay.Shown(product: "H", key: "done", value: "DONE-de", from: "de")]
    return [
      base,
      base.variant(
        "the app declares German", ["bordercheck.json": b05("\"CFBundleLocalizations\": [\"en\", \"de\"]")],
        shows: served),
      base.variant(
        "the app's development region is German", ["bordercheck.json": b05("\"CFBundleDevelopmentRegion\": \"de\"")],
        shows: served),
      base.variant(
        "mixed localizations are allowed", ["bordercheck.json": b05("\"CFBundleAllowMixedLocalizations\": true")],
        shows: served),
    ]
  }()

  private static let chinese = Replay(
    id: "B09", title: "a Chinese app with English that is empty in one place",
    files: [
      "bordercheck.json": """
      { "developmentRegion": "zh-Hans", "owners": { "H": { "resources": ["H"], "languages": ["en"] } },
        "products": { "H": { "kind": "app" } } }
      """,
      "H/zh-Hans.lproj/Localizable.strings": Replay.strings(["a": "A-zh", "b": "B-zh"]),
      "H/en.lproj/Localizable.strings": Replay.strings(["a": "A-en", "b": ""]),
      "Matrix/english.json": Replay.scenario("en"),
    ],
    shows: [
      .init(product: "H", key: "a", value: "A-en", from: "en"), .init(product: "H", key: "b", value: "", from: "en"),
    ],
    finds: [.init(rule: "value-empty", product: "H", owner: "H", key: "b", language: "en")])
}
