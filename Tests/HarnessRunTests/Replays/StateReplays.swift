/// Kind: what the earlier release, or an earlier launch, left on the device.
enum StateReplays {
  static let all = [frozen, stored, storedKey, spanish, spanishInList]

  private static func upgrade(_ languages: String, before: String) -> String {
    """
    {"languages": [[\(languages)]], "steps": [
      {"languages": [\(before)]}, {"install": "1.0"}, {"launch": "all"}, {"upgrade": "current"},
      {"languages": "each"}, {"launch": "all"}]}
    """
  }

  private static func manifest(_ more: String, languages: String = "\"de\"") -> String {
    """
    { "developmentRegion": "en", "owners": { "H": { "resources": ["H"], "languages": [\(languages)] } },
      "products": { "H": { "kind": "app", "identifier": "com.example.h" } } \(more) }
    """
  }

  private static let old: [String: String] = [
    "Old/bordercheck.json": manifest(""), "Old/H/en.lproj/Localizable.strings": Replay.strings(["k": "K-en"]),
    "Old/H/de.lproj/Localizable.strings": Replay.strings(["k": "K-de"]),
    "H/en.lproj/Localizable.strings": Replay.strings(["k": "K-en"]),
    "H/de.lproj/Localizable.strings": Replay.strings(["k": "K-de"]),
  ]

  private static let frozen = Replay(
    id: "B99", title: "the earlier release wrote its first language into its own preferences",
    files: old.merging([
      "bordercheck.json": manifest(
        ", \"releases\": {\"1.0\": \"Old\"}, \"state\": [{\"product\": \"H\", \"as\": \"languages\", \"languages\": [\"en\"]}]"
      ),
      "Matrix/upgrade.json": upgrade("\"de\"", before: "\"en\""), "Matrix/clean.json": Replay.scenario("de"),
    ]) { $1 },
    shows: [], finds: [.init(rule: "override-leftover", product: "H", language: "en")])

  private static func persisting(_ form: String) -> String {
    ", \"messages\": [{\"owner\": \"H\", \"key\": \"k\", \"in\": [{\"product\": \"H\", \"persists\": \"\(form)\"}]}]"
  }

  private static let stored = Replay(
    id: "B101", title: "titles are stored as text in the language of the day",
    files: old.merging([
      "Old/bordercheck.json": manifest(persisting("text")),
      "bordercheck.json": manifest(persisting("text") + ", \"releases\": {\"1.0\": \"Old\"}"),
      "Matrix/upgrade.json": upgrade("\"de\"", before: "\"en\""),
    ]) { $1 },
    shows: [.init(product: "H", key: "k", value: "K-en")],
    finds: [.init(rule: "persisted-text-stale", product: "H", owner: "H", key: "k", language: "de")])

  private static let storedKey = stored.variant(
    "the key is stored instead",
    [
      "Old/bordercheck.json": manifest(persisting("key")),
      "bordercheck.json": manifest(persisting("key") + ", \"releases\": {\"1.0\": \"Old\"}"),
    ], shows: [.init(product: "H", key: "k", value: "K-de", from: "de")])

  /// English is in Base only; the new release adds Spanish.
  private static let spanish = Replay(
    id: "B103", title: "a new Spanish localization changes a German user's language",
    files: [
      "Old/bordercheck.json": manifest("", languages: ""),
      "Old/H/Base.lproj/Localizable.strings": Replay.strings(["k": "K-en"]),
      "bordercheck.json": manifest(", \"releases\": {\"1.0\": \"Old\"}", languages: ""),
      "H/Base.lproj/Localizable.strings": Replay.strings(["k": "K-en"]),
      "H/es.lproj/Localizable.strings": Replay.strings(["k": "K-es"]),
      "Matrix/upgrade.json": upgrade("\"de\", \"es\"", before: "\"de\", \"es\""),
    ],
    shows: [.init(product: "H", key: "k", value: "K-es", from: "es")],
    finds: [.init(rule: "pick-changed-between-releases", product: "H", language: "de")])

  /// The development region is always offered, so a reader who lists English keeps it.
  private static let spanishInList = spanish.variant(
    "English stands before Spanish in the list",
    ["Matrix/upgrade.json": upgrade("\"de\", \"en\", \"es\"", before: "\"de\", \"en\", \"es\"")],
    shows: [.init(product: "H", key: "k", value: "K-en", from: "Base")])
}
