/// A project of four files: an app with English text only, and a library that has German as well.
enum SmallProject {
  /// The app does not say that it has German, so its process never chooses it.
  static let unclaimed = files(info: "")
  /// The same with the library's languages let through.
  static let mixed = files(info: #", "info": { "CFBundleAllowMixedLocalizations": true }"#)

  private static func files(info: String) -> [String: String] {
    [
      "H/en.lproj/Localizable.strings": #""a" = "A-en";"#, "K/en.lproj/Localizable.strings": #""k" = "K-en";"#,
      "K/de.lproj/Localizable.strings": #""k" = "K-de";"#,
      "Matrix/german.json":
        #"{"languages": ["de"], "steps": [{"languages": "each"}, {"install": "current"}, {"launch": "all"}]}"#,
      "bordercheck.json": """
      { "developmentRegion": "en",
        "owners": { "H": { "resources": ["H"] }, "K": { "resources": ["K"], "languages": ["de"] } },
        "products": { "H": { "kind": "app", "embeds": ["K"]\(info) } } }
      """,
    ]
  }
}
