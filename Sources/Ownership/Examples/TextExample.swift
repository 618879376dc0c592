/// Builds tiny projects for rules about texts: app `H` embeds owner `K`, which has one catalog.
enum TextExample {
  /// A catalog with one key in English and other languages.
  ///
  /// - Parameters:
  ///   - localizations: Language → what the catalog has for it, such as `text("…")`.
  ///   - members: More members of the entry.
  ///   - rules: Members of the manifest's `rules`.
  static func project(
    _ title: String, key: String = "k", version: String = "1.0", members: String = "\"extractionState\": \"manual\", ",
    rules: String = "",
    _ localizations: KeyValuePairs<String, String>
  ) -> RuleExample {
    let languages = localizations.map(\.key).filter { $0 != "en" }.map { "\"\($0)\"" }.joined(separator: ", ")
    let bodies = localizations.map { "        \"\($0.key)\": \($0.value)" }.joined(separator: ",\n")
    return RuleExample(
      title,
      files: [
        "bordercheck.json": """
        { "developmentRegion": "en",
          "owners": { "K": { "resources": ["K"], "languages": [\(languages)] } },
          "products": { "H": { "kind": "app", "embeds": ["K"] } },
          "rules": { \(rules) } }
        """,
        "K/Localizable.xcstrings": """
        {
          "sourceLanguage": "en",
          "strings": {
            "\(escaped(key))": { \(members)"localizations": {
        \(bodies)
            } }
          },
          "version": "\(version)"
        }
        """,
      ])
  }

  /// A plain text.
  static func text(_ value: String, state: String = "translated") -> String {
    "{ \"stringUnit\": { \"state\": \"\(state)\", \"value\": \"\(escaped(value))\" } }"
  }

  /// A text that varies by plural.
  static func plural(_ forms: KeyValuePairs<String, String>) -> String { "{ \(variations("plural", forms)) }" }

  /// A text that varies by device.
  static func device(_ forms: KeyValuePairs<String, String>) -> String { "{ \(variations("device", forms)) }" }

  /// A text with substitutions.
  static func substituted(_ value: String, _ substitutions: String...) -> String {
    "{ \"stringUnit\": { \"state\": \"translated\", \"value\": \"\(escaped(value))\" }, \"substitutions\": { "
      + substitutions.joined(separator: ", ") + " } }"
  }

  /// One substitution.
  static func substitution(
    _ name: String, argNum: Int? = nil, type: String? = "lld", _ forms: KeyValuePairs<String, String>
  ) -> String {
    let number = argNum.map { "\"argNum\": \($0), " } ?? ""
    let specifier = type.map { "\"formatSpecifier\": \"\($0)\", " } ?? ""
    return "\"\(name)\": { \(number)\(specifier)\(variations("plural", forms)) }"
  }

  private static func variations(_ axis: String, _ forms: KeyValuePairs<String, String>) -> String {
    let members = forms.map { "\"\($0.key)\": \(text($0.value))" }.joined(separator: ", ")
    return "\"variations\": { \"\(axis)\": { \(members) } }"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
  }
}
