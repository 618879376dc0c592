import HostEvidence

/// Kind: the plural form is missing, out of reach, or chosen by another number.
enum PluralReplays {
  static let all = [noLocale, withLocale, oneText, skipped]

  private static func manifest(_ key: String, _ arguments: String, _ presentation: String = "") -> String {
    """
    { "developmentRegion": "en", "owners": { "H": { "resources": ["H"], "languages": ["pl"] } },
      "products": { "H": { "kind": "app" } },
      "messages": [{ "owner": "H", "key": "\(key)", "arguments": \(arguments), "in": [{ "product": "H" \(presentation) }] }] }
    """
  }

  private static let tables = [
    "H/en.lproj/Localizable.stringsdict": Replay.plural(
      "n", "%#@v@", variable: "v", type: "lld", forms: ["one": "%lld thing", "other": "%lld things"]),
    "H/pl.lproj/Localizable.stringsdict": Replay.plural(
      "n", "%#@v@", variable: "v", type: "lld", forms: ["one": "A", "few": "B", "many": "C", "other": "D"]),
    "Matrix/one.json": Replay.scenario("pl"),
  ]

  private static func shown(_ values: [String]) -> [Replay.Shown] {
    zip([1, 3, 5], values).map { .init(product: "H", key: "n", value: $1, from: "pl", arguments: [.integer($0)]) }
  }

  private static let noLocale = Replay(
    id: "B69", title: "formatted without a locale, few and many are never reached",
    files: tables.merging(["bordercheck.json": manifest("n", "[[1], [3], [5]]", ", \"formatting\": \"none\"")]) { $1 },
    shows: shown(["A", "D", "D"]),
    finds: [.init(rule: "plural-category-unreachable", product: "H", owner: "H", key: "n", language: "pl")])

  private static let withLocale = noLocale.variant(
    "formatted with the process's locale", ["bordercheck.json": manifest("n", "[[1], [3], [5]]")],
    shows: shown(["A", "B", "C"]))

  private static let oneText = noLocale.variant(
    "B71: one text for every number",
    [
      "bordercheck.json": manifest("n", "[[1], [3], [5]]"), "H/pl.lproj/Localizable.stringsdict": nil,
      "H/pl.lproj/Localizable.strings": Replay.strings(["n": "rzeczy: %lld"]),
    ],
    shows: shown(["rzeczy: 1", "rzeczy: 3", "rzeczy: 5"]),
    finds: [.init(rule: "plural-category-missing", product: "H", owner: "H", key: "n", language: "pl")])

  /// The form is chosen by argument 3, though argument 2 is not used.
  private static let skipped = Replay(
    id: "B73", title: "an argument is skipped",
    files: [
      "bordercheck.json": """
      { "developmentRegion": "en", "owners": { "H": { "resources": ["H"] } }, "products": { "H": { "kind": "app" } },
        "messages": [{ "owner": "H", "key": "m", "arguments": [["x", 1, 5], ["x", 5, 1]] }] }
      """,
      "H/en.lproj/Localizable.stringsdict": Replay.plural(
        "m", "%1$@ %3$#@n@", variable: "n", type: "lu", forms: ["one": "%3$lu day", "other": "%3$lu days"]),
      "Matrix/one.json": Replay.scenario("en"),
    ],
    shows: [
      .init(product: "H", key: "m", value: "x 5 days", arguments: [.string("x"), .integer(1), .integer(5)]),
      .init(product: "H", key: "m", value: "x 1 day", arguments: [.string("x"), .integer(5), .integer(1)]),
    ], finds: [])
}
