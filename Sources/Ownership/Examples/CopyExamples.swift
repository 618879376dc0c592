/// Examples of copies of one message or table.
enum CopyExamples {
  private static let base = ExampleProject.translated

  static let single = [base]
  static let copied = [
    base.changing(
      "the app's table has a copy",
      [
        "bordercheck.json": ExampleProject.manifest(
          more: """
            "messages": [{ "owner": "K", "key": "k" }, { "owner": "H", "key": "a" }]
            """),
        "H/en.lproj/Localizable.strings": ExampleProject.strings(["a": "A-en", "k": "K-en"]),
        "H/de.lproj/Localizable.strings": ExampleProject.strings(["a": "A-de", "k": "K-de"]),
      ])
  ]
  static let sameTable = [
    base.changing(
      "two owners in the main bundle",
      ["bordercheck.json": ExampleProject.manifest(k: "\"bundle\": \".\"")])
  ]
}
