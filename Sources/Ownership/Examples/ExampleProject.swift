/// Builds the tiny projects that rules are tried on: app `H`, extension `W` in it, owner `K` with a bundle.
enum ExampleProject {
  /// `"key" = "value";` lines.
  static func strings(_ entries: KeyValuePairs<String, String>) -> String {
    entries.map { "\"\($0.key)\" = \"\($0.value)\";\n" }.joined()
  }

  /// App `H` in English and German embeds `K`, which has `k` in both; read in German.
  static let translated = RuleExample(
    "translated everywhere",
    files: [
      "bordercheck.json": manifest(),
      "H/en.lproj/Localizable.strings": strings(["a": "A-en"]),
      "H/de.lproj/Localizable.strings": strings(["a": "A-de"]),
      "K/en.lproj/Localizable.strings": strings(["k": "K-en"]),
      "K/de.lproj/Localizable.strings": strings(["k": "K-de"]),
      "Matrix/german.json": RuleExample.scenario("de"),
    ])

  /// A manifest with owners `H` and `K`, both in German too, and app `H`.
  ///
  /// - Parameters:
  ///   - k: More members of owner `K`.
  ///   - h: More members of product `H`.
  ///   - products: More products.
  ///   - more: More members of the manifest.
  static func manifest(
    k: String = "", h: String = "\"embeds\": [\"K\"]", products: String = "", more: String = ""
  ) -> String {
    """
    {
      "developmentRegion": "en",
      "owners": {
        "H": { "resources": ["H"], "languages": ["de"] },
        "K": { "resources": ["K"], "languages": ["de"], \(k) },
      },
      "products": { "H": { "kind": "app", \(h) }, \(products) },
      \(more)
    }
    """
  }

  /// One message of owner `K` with key `k`, presented by `H` as `presentation` says.
  static func message(_ presentation: String = "") -> String {
    """
    "messages": [{ "owner": "K", "key": "k", "in": [{ "product": "H", \(presentation) }] }]
    """
  }
}
