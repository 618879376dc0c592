/// Kind: a regional localization, or another spelling of a language, stands before the one that is complete.
enum RegionReplays {
  static let all = [argentine, argentineMended, british, norwegian, base, englishLost]

  private static func app(_ languages: String, more: String = "") -> String {
    """
    { "developmentRegion": "en", "owners": { "H": { "resources": ["H"], "languages": [\(languages)] } },
      "products": { "H": { "kind": "app" } } \(more) }
    """
  }

  private static let argentine = Replay(
    id: "B53", title: "es-419 is half empty, es is complete",
    files: [
      "bordercheck.json": app("\"es\", \"es-419\""),
      "H/en.lproj/Localizable.strings": Replay.strings(["a": "A-en", "b": "B-en"]),
      "H/es.lproj/Localizable.strings": Replay.strings(["a": "A-es", "b": "B-es"]),
      "H/es-419.lproj/Localizable.strings": Replay.strings(["a": "A-419"]), "Matrix/one.json": Replay.scenario("es-AR"),
    ],
    shows: [.init(product: "H", key: "a", value: "A-419", from: "es-419"), .init(product: "H", key: "b", value: "b")],
    finds: [.init(rule: "variant-shadows-parent", product: "H", owner: "H", key: "b", language: "es-419")])

  private static let argentineMended = argentine.variant(
    "es-419 is complete", ["H/es-419.lproj/Localizable.strings": Replay.strings(["a": "A-419", "b": "B-419"])],
    shows: [.init(product: "H", key: "b", value: "B-419", from: "es-419")])

  private static let british = Replay(
    id: "B55", title: "en-GB has a few keys of en",
    files: [
      "bordercheck.json": app("\"en-GB\""),
      "H/en.lproj/Localizable.strings": Replay.strings(["id.1": "T1", "Hello": "Hello"]),
      "H/en-GB.lproj/Localizable.strings": Replay.strings(["Hello": "Hello there"]),
      "Matrix/one.json": Replay.scenario("en-GB"),
    ],
    shows: [.init(product: "H", key: "id.1", value: "id.1"), .init(product: "H", key: "Hello", value: "Hello there")],
    finds: [.init(rule: "variant-shadows-parent", product: "H", owner: "H", key: "id.1", language: "en-GB")])

  /// Aliases match, so the reader is served; the old name is a note.
  private static let norwegian = Replay(
    id: "B57", title: "a library has Norwegian as no, the app claims nb",
    files: [
      "bordercheck.json": """
      { "developmentRegion": "en", "owners": { "K": { "resources": ["K"], "languages": ["nb"] } },
        "products": { "H": { "kind": "app", "embeds": ["K"], "info": { "CFBundleLocalizations": ["en", "nb"] } } } }
      """,
      "K/en.lproj/Localizable.strings": Replay.strings(["k": "K-en"]),
      "K/no.lproj/Localizable.strings": Replay.strings(["k": "K-no"]), "Matrix/one.json": Replay.scenario("nb-NO"),
    ],
    shows: [.init(product: "H", key: "k", value: "K-no", from: "no")],
    finds: [.init(rule: "legacy-tag", owner: "K", language: "no")])

  /// `fr_FR` holds another table only: the search goes on to Base before French.
  private static let base = Replay(
    id: "B61", title: "fr and fr_FR, the second without the table",
    files: [
      "bordercheck.json": app("\"fr\"", more: ", \"messages\": [{ \"owner\": \"H\", \"key\": \"k\" }]"),
      "H/Base.lproj/Localizable.strings": Replay.strings(["k": "K-base"]),
      "H/fr.lproj/Localizable.strings": Replay.strings(["k": "K-fr"]),
      "H/fr_FR.lproj/Other.strings": Replay.strings(["u": "U-fr"]), "Matrix/one.json": Replay.scenario("fr-FR"),
    ],
    shows: [.init(product: "H", key: "k", value: "K-base", from: "Base")],
    finds: [.init(rule: "unexpected-fallback", product: "H", owner: "H", key: "k", language: "fr")])

  /// English is offered all the same; identifiers are shown raw.
  private static let englishLost = Replay(
    id: "B65", title: "no English localization is built",
    files: [
      "bordercheck.json": app(""), "H/de.lproj/Localizable.strings": Replay.strings(["id.title": "T-de"]),
      "Matrix/one.json": Replay.scenario("en"),
    ],
    shows: [.init(product: "H", key: "id.title", value: "id.title")],
    finds: [.init(rule: "source-language-has-no-table", product: "H", owner: "H", language: "en")])
}
