/// Examples of links, inflection and placeholders in braces.
enum MarkupExamples {
  private static func german(
    _ title: String, _ english: String, _ german: String, rules: String = ""
  ) -> RuleExample {
    TextExample.project(title, rules: rules, ["en": TextExample.text(english), "de": TextExample.text(german)])
  }

  private static let isOn = "\"placeholder.custom\": \"error\""

  static let inflection = [
    german("lost", "^[%lld files](inflect: true)", "%lld Dateien"),
    german("broken", "^[%lld files](inflect: true)", "^[%lld Dateien](inflect: true"),
  ]
  static let inflected = [
    german("kept", "^[%lld files](inflect: true)", "^[%lld Dateien](inflect: true)"),
    german("none", "[%lld] (files)", "[%lld] (Dateien)"),
    TextExample.project(
      "plural forms instead",
      [
        "en": TextExample.text("^[%lld file](inflect: true)"),
        "de": TextExample.plural(["one": "%lld Datei", "other": "%lld Dateien"]),
      ]),
  ]
  static let link = [german("lost", "Read [our terms](https://a.example/en)", "Lies unsere Bedingungen")]
  static let linked = [
    german("another address", "Read [our terms](https://a.example/en)", "Lies [die AGB](https://a.example/de)"),
    german("brackets that are no link", "[beta] (new)", "(neu)"),
  ]
  static let placeholder = [
    german("another name", "Hello {name}", "Hallo {Name}", rules: isOn),
    german("lost", "Open ${applicationName}", "Öffnen", rules: isOn),
  ]
  static let samePlaceholders = [
    german("another order", "{a} of {b}", "{b}: {a}", rules: isOn), german("prose", "a { b", "a } b", rules: isOn),
  ]
}
