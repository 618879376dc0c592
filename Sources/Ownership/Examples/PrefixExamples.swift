/// Examples of key prefixes that owners declare.
enum PrefixExamples {
  private typealias Make = CatalogExample

  /// `H` and `K` with these prefixes and keys.
  private static func keys(
    _ title: String, h: [String], _ hKeys: [String], k: [String], _ kKeys: [String]
  ) -> RuleExample {
    RuleExample(
      title,
      files: [
        "bordercheck.json": """
        { "developmentRegion": "en",
          "owners": { "H": { "resources": ["H"], "keyPrefixes": \(list(h)) },
                      "K": { "resources": ["K"], "keyPrefixes": \(list(k)) } },
          "products": { "H": { "kind": "app", "embeds": ["K"] } } }
        """,
        "H/Localizable.xcstrings": Make.catalog(hKeys.map { Make.manual($0, Make.text("en", "H")) }),
        "K/Localizable.xcstrings": Make.catalog(kKeys.map { Make.manual($0, Make.text("en", "K")) }),
      ])
  }

  private static func list(_ names: [String]) -> String {
    "[\(names.map { "\"\($0)\"" }.joined(separator: ", "))]"
  }

  static let apart = [
    keys("each with its own", h: ["account."], ["account.title"], k: ["trip."], ["trip.title"]),
    keys("a sentence needs none", h: ["account."], ["account.title", "Log out"], k: ["trip."], ["trip.title", "OK"]),
    keys("nobody declares any", h: [], ["account.title", "trip.title"], k: [], ["trip.gate"]),
    keys("a prefix inside another", h: ["trip.map."], ["trip.map.title"], k: ["trip."], ["trip.title"]),
  ]
  static let shared = [keys("two owners, one prefix", h: ["trip."], ["trip.gate"], k: ["trip."], ["trip.title"])]
  static let missing = [
    keys("a key without", h: ["account."], ["account.title", "settings.title"], k: [], ["trip.title"])
  ]
  static let foreign = [
    keys(
      "the app has a key of the package", h: ["account."], ["account.title", "trip.gate"], k: ["trip."], ["trip.title"])
  ]
}
