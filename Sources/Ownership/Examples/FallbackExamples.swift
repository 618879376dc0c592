/// Examples of values from another language.
enum FallbackExamples {
  private static let base = ExampleProject.translated

  static let served = [
    base,
    base.changing("a German for Austria is German", ["Matrix/german.json": RuleExample.scenario("de-AT")]),
  ]
  static let fallback = [
    base.changing(
      "the German folder has another table only",
      [
        "bordercheck.json": ExampleProject.manifest(more: ExampleProject.message()),
        "K/de.lproj/Localizable.strings": nil,
        "K/de.lproj/Other.strings": ExampleProject.strings(["o": "O-de"]),
      ]),
    base.changing(
      "a table outside any .lproj is found first",
      [
        "K/Localizable.strings": ExampleProject.strings(["k": "K-root"])
      ]),
  ]
  private static let exception = """
    "exceptions": [{ "rule": "unexpected-fallback", "owner": "K", "language": "de", "resolvedLocale": "en",
      "reason": "the vendor ships English only", "approvedBy": "maps team", "expires": "never" }]
    """
  static let accepted = [
    fallback[0].changing(
      "the fallback is accepted",
      ["bordercheck.json": ExampleProject.manifest(more: ExampleProject.message() + ", " + exception)])
  ]
  static let notExercised = [
    base.changing(
      "the translation came", ["bordercheck.json": ExampleProject.manifest(more: exception)])
  ]
}
