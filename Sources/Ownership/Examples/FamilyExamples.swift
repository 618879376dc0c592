/// Examples of an app and an extension in it that show the same owner's messages.
enum FamilyExamples {
  private static func family(
    _ title: String, app: String = "[\"en\", \"de\"]", widget: String = "[\"en\", \"de\"]", messages: String = ""
  ) -> RuleExample {
    RuleExample(
      title,
      files: [
        "bordercheck.json": """
        { "developmentRegion": "en",
          "owners": { "K": { "resources": ["K"], "languages": ["de"] } },
          "products": {
            "A": { "kind": "app", "embeds": ["K"], "contains": ["W"], "info": { "CFBundleLocalizations": \(app) } },
            "W": { "kind": "extension", "embeds": ["K"], "info": { "CFBundleLocalizations": \(widget) } } },
          \(messages) }
        """,
        "K/en.lproj/Localizable.strings": ExampleProject.strings(["k": "K-en", "n %lld": "K-en %lld"]),
        "K/de.lproj/Localizable.strings": ExampleProject.strings(["k": "K-de", "n %lld": "K-de %lld"]),
        "Matrix/german.json": RuleExample.scenario("de"),
      ])
  }

  static let same = [family("app and widget offer the same languages")]
  static let differ = [family("the widget offers English only", widget: "[\"en\"]")]
  static let disagree = [
    family(
      "the widget formats without a locale",
      messages: """
        "messages": [
          { "owner": "K", "key": "k" },
          { "owner": "K", "key": "n %lld", "arguments": [[12345]], "in": [
            { "product": "A" }, { "product": "W", "formatting": "none" } ] } ]
        """)
  ]
  static let notExercised = [
    family(
      "the widget shows one of two kinds of message",
      messages: """
        "messages": [
          { "owner": "K", "key": "k" },
          { "owner": "K", "key": "n %lld", "in": [{ "product": "A" }] } ]
        """),
    same[0].changing(
      "the translation is the source",
      ["K/de.lproj/Localizable.strings": ExampleProject.strings(["k": "K-en", "n %lld": "K-de %lld"])]),
  ]

  static let invariant = [
    same[0].changing(
      "texts that no language could say otherwise",
      [
        "K/en.lproj/Localizable.strings": ExampleProject.strings([
          "k": "K-en", "n %lld": "K-en %lld", "help.url": "https://example.com/help", "support": "help@example.com",
          "%lld": "%lld", "pair %lld %lld": "%lld/%lld",
        ]),
        "K/de.lproj/Localizable.strings": ExampleProject.strings([
          "k": "K-de", "n %lld": "K-de %lld", "help.url": "https://example.com/help", "support": "help@example.com",
          "%lld": "%lld", "pair %lld %lld": "%lld/%lld",
        ]),
      ])
  ]
}
