/// Examples of the phrases of App Shortcuts.
enum PhraseExamples {
  private typealias Make = CatalogExample
  private static let key = "Show my trip in ${applicationName}"

  private static func german(_ title: String, _ phrases: String...) -> RuleExample {
    let values = phrases.map { "\"\($0)\"" }.joined(separator: ", ")
    let german = "\"de\" : { \"stringSet\" : { \"state\" : \"translated\", \"values\" : [\(values)] } }"
    return Make.project(title, table: "AppShortcuts", Make.entry(key, german, Make.phrases("en", key)))
  }

  static let whole = [
    german("one German phrase", "Zeig meine Reise in ${applicationName}"),
    german("two German phrases", "Zeig meine Reise in ${applicationName}", "${applicationName}: meine Reise"),
  ]
  static let empty = [german("no German phrase"), german("a blank phrase", " ")]
  static let mismatch = [
    german("a phrase without the app's name", "Zeig meine Reise"),
    german("a parameter that the shortcut does not have", "Zeig ${trip} in ${applicationName}"),
  ]
}
