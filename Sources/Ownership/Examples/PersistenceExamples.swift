/// Examples of what an earlier launch stored.
enum PersistenceExamples {
  private static func relaunched(_ title: String, persists: String, second: String, upgrade: Bool) -> RuleExample {
    let between = upgrade ? "{\"upgrade\": \"current\"}, " : ""
    return ExampleProject.translated.changing(
      title,
      [
        "bordercheck.json": ExampleProject.manifest(
          more: ExampleProject.message("\"persists\": \"\(persists)\"") + ", \"releases\": {\"1.0\": \"Old\"}"),
        "Old/bordercheck.json": ExampleProject.manifest(
          more: ExampleProject.message("\"persists\": \"\(persists)\"")),
        "Old/H/en.lproj/Localizable.strings": ExampleProject.strings(["a": "A-en"]),
        "Old/H/de.lproj/Localizable.strings": ExampleProject.strings(["a": "A-de"]),
        "Old/K/en.lproj/Localizable.strings": ExampleProject.strings(["k": "K-en"]),
        "Old/K/de.lproj/Localizable.strings": ExampleProject.strings(["k": "K-de"]),
        "Matrix/german.json": """
        {"languages": ["de"], "steps": [
          {"languages": "de"}, {"install": "\(upgrade ? "1.0" : "current")"}, {"launch": "all"},
          \(between){"languages": ["\(second)"]}, {"launch": "all"}]}
        """,
      ])
  }

  static let textStale = [
    relaunched("text stored in German is shown to an English reader", persists: "text", second: "en", upgrade: false),
    relaunched("the same over an upgrade", persists: "text", second: "en", upgrade: true),
  ]
  static let textFresh = [
    relaunched("stored text is what a look-up gives", persists: "text", second: "de", upgrade: true)
  ]
  static let keyGone = [
    relaunched("the new release dropped the key", persists: "key", second: "de", upgrade: true).changing(
      "the new release dropped the key",
      [
        "K/en.lproj/Localizable.strings": ExampleProject.strings(["other": "O-en"]),
        "K/de.lproj/Localizable.strings": ExampleProject.strings(["other": "O-de"]),
        "bordercheck.json": ExampleProject.manifest(
          more: """
            "messages": [{ "owner": "K", "key": "other" }], "releases": {"1.0": "Old"}
            """),
      ])
  ]
  static let keyKept = [relaunched("the key is still there", persists: "key", second: "en", upgrade: true)]
}
