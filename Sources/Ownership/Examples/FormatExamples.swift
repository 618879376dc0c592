/// Examples of texts and arguments that do not fit together.
enum FormatExamples {
  private static let base = ExampleProject.translated

  private static func german(
    _ title: String, key: String, _ value: String, arguments: String = ""
  ) -> RuleExample {
    let message = "\"owner\": \"K\", \"key\": \"\(key)\", \"in\": [{ \"product\": \"H\" }]"
    return base.changing(
      title,
      [
        "bordercheck.json": ExampleProject.manifest(
          h: "\"embeds\": [\"K\"], \"info\": { \"CFBundleLocalizations\": [\"en\", \"de\"] }",
          more: "\"messages\": [{ \(message) \(arguments.isEmpty ? "" : ", \"arguments\": \(arguments)") }]"),
        "K/en.lproj/Localizable.strings": ExampleProject.strings(["k": "K-en", "\(key)": key]),
        "K/de.lproj/Localizable.strings": ExampleProject.strings(["k": "K-de", "\(key)": value]),
      ])
  }

  static let misfit = [
    german("a second argument that nobody passes", key: "%lld trips", "%1$lld von %2$lld Reisen"),
    german("an object where the code passes a number", key: "%lld trips", "%@ Reisen"),
    german("a C string", key: "from %@", "von %s"),
    german("a double where the code passes an integer", key: "%lld trips", "%.1f Reisen"),
    german("32 bits for a number of 64", key: "%lld bytes", "%d Bytes", arguments: "[[5000000000]]"),
    german("a width that no screen has", key: "%lld trips", "%9000lld Reisen"),
    base.changing(
      "inflection markup with blanks",
      ["K/de.lproj/Localizable.strings": ExampleProject.strings(["k": "^[Reise]( inflect : true )"])]),
    base.changing(
      "agreement with another word",
      ["K/de.lproj/Localizable.strings": ExampleProject.strings(["k": "^[alt](agreeWithArgument: 1)"])]),
  ]
  static let fitting = [
    base,
    german("arguments in another order", key: "%@ to %lld", "%2$lld von %1$@"),
    german("an argument that the language does without", key: "%lld trips", "Reisen"),
    german("an object that may be a number", key: "from %@", "von %@", arguments: "[[5]]"),
    german("another precision", key: "%.1f km", "%.2f km"),
    base.changing(
      "a link, and brackets that are none",
      ["K/de.lproj/Localizable.strings": ExampleProject.strings(["k": "^[x] [Hilfe](https://inflect.example) ^_^"])]),
  ]
}
