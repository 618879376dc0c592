/// Kinds: the wrong bundle is asked, or the resource is not in the product.
enum BundleReplays {
  static let all = [mainAsked, named, named.mended] + packagings + [sharedSource, noTable, notCopied]

  private static func manifest(_ presentation: String, bundle: String = "K.bundle") -> String {
    """
    { "developmentRegion": "en",
      "owners": { "K": { "resources": ["K"], "languages": ["de"], "bundle": "\(bundle)" } },
      "products": { "H": { "kind": "app", "embeds": ["K"], "info": { "CFBundleLocalizations": ["en", "de"] } } },
      "messages": [{ "owner": "K", "key": "k", "in": [{ "product": "H" \(presentation) }] }] }
    """
  }

  private static func files(_ manifest: String) -> [String: String] {
    [
      "bordercheck.json": manifest, "K/en.lproj/Localizable.strings": Replay.strings(["k": "K-en"]),
      "K/de.lproj/Localizable.strings": Replay.strings(["k": "K-de"]), "Matrix/german.json": Replay.scenario("de"),
    ]
  }

  /// The app declares German, so the gate is not the reason.
  private static let mainAsked = Replay(
    id: "B11", title: "a package's view names no bundle", files: files(manifest(", \"asks\": \"main\"")),
    shows: [.init(product: "H", key: "k", value: "k")],
    finds: [.init(rule: "wrong-bundle", product: "H", owner: "K", key: "k", language: "de")])

  /// The class's bundle is the framework in a dynamic framework, and the app in a static library.
  private static let packagings: [Replay] = [
    Replay(
      id: "B13", title: "the class's bundle is the framework",
      files: files(manifest("", bundle: "Frameworks/K.framework")),
      shows: [.init(product: "H", key: "k", value: "K-de", from: "de")], finds: []),
    Replay(
      id: "B13", title: "the class's bundle is the app, the table in a bundle of its own",
      files: files(manifest(", \"asks\": \"main\"", bundle: "K_K.bundle")),
      shows: [.init(product: "H", key: "k", value: "k")],
      finds: [.init(rule: "wrong-bundle", product: "H", owner: "K", key: "k", language: "de")]),
    Replay(
      id: "B15", title: "the bundle is not at the searched path, and nothing is shown",
      files: files(manifest(", \"asks\": \"Frameworks/K.framework/K.bundle\"")),
      shows: [.init(product: "H", key: "k", value: nil)],
      finds: [.init(rule: "bundle-not-embedded", product: "H", owner: "K")]),
  ]

  private static let named = Replay(
    id: "B17", title: "the accessor names pkg-name_K, the project has pkg_name_K",
    files: files(manifest(", \"asks\": \"pkg-name_K.bundle\"", bundle: "pkg_name_K.bundle")),
    shows: [.init(product: "H", key: "k", value: nil)],
    finds: [.init(rule: "bundle-name-mismatch", product: "H", owner: "K")])

  private static let sharedSource = Replay(
    id: "B23", title: "a source file in app and extension; only the app's table has its strings",
    files: [
      "bordercheck.json": """
      { "developmentRegion": "en",
        "owners": { "H": { "resources": ["H"], "languages": ["de"] }, "W": { "resources": ["W"], "languages": ["de"] } },
        "products": { "H": { "kind": "app", "contains": ["W"] }, "W": { "kind": "extension" } },
        "messages": [
          { "owner": "H", "key": "s1" }, { "owner": "W", "key": "w" },
          { "owner": "W", "key": "s1", "in": [{ "product": "W", "default": "S1-en" }] } ] }
      """,
      "H/en.lproj/Localizable.strings": Replay.strings(["s1": "S1-en"]),
      "H/de.lproj/Localizable.strings": Replay.strings(["s1": "S1-de"]),
      "W/en.lproj/Localizable.strings": Replay.strings(["w": "W-en"]),
      "W/de.lproj/Localizable.strings": Replay.strings(["w": "W-de"]), "Matrix/german.json": Replay.scenario("de"),
    ],
    shows: [
      .init(product: "H", key: "s1", value: "S1-de", from: "de"), .init(product: "W", key: "s1", value: "S1-en"),
    ],
    finds: [.init(rule: "key-absent", product: "W", owner: "W", key: "s1", language: "de")])

  private static let noTable = Replay(
    id: "B25", title: "the widget's copy of the table was taken out again",
    files: [
      "bordercheck.json": """
      { "developmentRegion": "en",
        "owners": { "W": { "resources": ["W"], "languages": ["de"] } },
        "products": { "H": { "kind": "app", "contains": ["W"], "info": { "CFBundleLocalizations": ["en", "de"] } },
          "W": { "kind": "extension", "info": { "CFBundleLocalizations": ["en", "de"] } } },
        "messages": [{ "owner": "W", "key": "k", "in": [{ "product": "W" }] }] }
      """,
      "W/en.lproj/Other.strings": Replay.strings(["o": "O-en"]), "Matrix/german.json": Replay.scenario("de"),
    ],
    shows: [.init(product: "W", key: "k", value: "k")],
    finds: [.init(rule: "table-absent", product: "W", owner: "W", language: "de")])

  private static let notCopied = Replay(
    id: "B33", title: "a second package's bundle is not copied",
    files: files(manifest("").replacing("\"embeds\": [\"K\"]", with: "\"embeds\": []")),
    shows: [.init(product: "H", key: "k", value: nil)],
    finds: [.init(rule: "bundle-not-embedded", product: "H", owner: "K")])
}

extension Replay {
  /// The same project with a code that asks the owner's own bundle.
  fileprivate var mended: Replay {
    variant(
      "the accessor asks the owner's bundle",
      ["bordercheck.json": files["bordercheck.json"]?.replacing(", \"asks\": \"pkg-name_K.bundle\"", with: "")],
      shows: [.init(product: "H", key: "k", value: "K-de", from: "de")])
  }
}
