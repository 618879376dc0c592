/// Examples of entries that are missing, empty or not what a person should read.
enum EntryExamples {
  private static let base = ExampleProject.translated

  private static func german(_ title: String, _ entries: KeyValuePairs<String, String>) -> RuleExample {
    base.changing(title, ["K/de.lproj/Localizable.strings": ExampleProject.strings(entries)])
  }

  private static let asked: KeyValuePairs<String, String?> = [
    "bordercheck.json": ExampleProject.manifest(more: ExampleProject.message())
  ]

  static let present = [base]
  static let missing = [german("German lacks the key", ["other": "O-de"]).changing("German lacks the key", asked)]
  static let keyIsText = [
    RuleExample(
      "a key that is the English text, read in English",
      files: [
        "bordercheck.json": """
        { "developmentRegion": "en", "owners": { "H": { "resources": ["H"], "languages": ["de"] } },
          "products": { "H": { "kind": "app", "info": { "CFBundleLocalizations": ["en", "de"] } } } }
        """,
        "H/Localizable.xcstrings": """
        { "sourceLanguage": "en", "strings": {
            "Cancel": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "Abbrechen" } } } },
            "h.title": { "localizations": {
              "en": { "stringUnit": { "state": "translated", "value": "H-en" } },
              "de": { "stringUnit": { "state": "translated", "value": "H-de" } } } } }, "version": "1.0" }
        """,
        "Matrix/both.json": RuleExample.scenario("en", "de"),
      ])
  ]
  static let missingWithDefault = [
    german("the call has a default", ["other": "O-de"]).changing(
      "the call has a default",
      ["bordercheck.json": ExampleProject.manifest(more: ExampleProject.message("\"default\": \"K\""))])
  ]
  static let shadowed = [
    base.changing(
      "German for Austria lacks the key",
      [
        "bordercheck.json": ExampleProject.manifest(
          h: """
            "embeds": ["K"], "info": { "CFBundleLocalizations": ["en", "de", "de-AT"] }
            """, more: ExampleProject.message()),
        "K/de-AT.lproj/Localizable.strings": ExampleProject.strings(["other": "O-at"]),
        "Matrix/german.json": RuleExample.scenario("de-AT"),
      ])
  ]
  static let empty = [german("the German value is empty", ["k": ""])]
  static let placeholder = [
    german("a specifier in a text that is not formatted", ["k": "K-de %@"]),
    german("code written into a translation", ["k": "K-de \\\\(name)"]),
  ]
  static let percent = [base, german("a percent sign in prose", ["k": "100 % de garantie, 5 %"])]
  static let null = [
    base.changing(
      "a plural entry without the form that is needed",
      [
        "bordercheck.json": ExampleProject.manifest(
          more: """
            "messages": [{ "owner": "K", "key": "n", "arguments": [[5]], "in": [{ "product": "H" }] }]
            """),
        "K/en.lproj/Localizable.stringsdict": plural(forms: ["other": "%d n"]),
        "K/de.lproj/Localizable.stringsdict": plural(forms: ["few": "%d n"]),
      ])
  ]

  /// A `.stringsdict` with one plural entry `n`.
  static func plural(forms: KeyValuePairs<String, String>) -> String {
    let pairs = forms.map { "<key>\($0.key)</key><string>\($0.value)</string>" }.joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict><key>n</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>\(pairs)</dict>
      </dict></dict></plist>
      """
  }
}
