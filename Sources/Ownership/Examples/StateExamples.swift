/// Examples of the states that texts and keys of a catalog are in.
enum StateExamples {
  private typealias Make = CatalogExample
  private static let en = Make.text("en", "Trip")

  private static func german(_ title: String, _ value: String, _ state: String) -> RuleExample {
    Make.project(title, Make.manual("trip.title", Make.text("de", value, state), en))
  }

  static let translated = [german("translated", "Reise", "translated")]
  static let empty = [
    german("translated with nothing", "", "translated"),
    ExampleProject.translated.changing(
      "an empty text in a language folder", ["K/de.lproj/Localizable.strings": ExampleProject.strings(["k": ""])]),
  ]
  static let blankSource = [
    Make.project("blank in English too", Make.manual("trip.unit", Make.text("de", ""), Make.text("en", "", "new")))
  ]
  static let new = [german("new", "Trip", "new")]
  static let newInSource = [
    Make.project(
      "code gave the English text",
      Make.entry(
        "%@ to %@", Make.text("de", "%1$@ nach %2$@"), Make.text("en", "%1$@ to %2$@", "new"),
        members: "\"extractionState\" : \"extracted_with_value\","))
  ]
  static let needsReview = [german("the English text changed", "Reise", "needs_review")]
  static let machineTranslated = [german("a machine's work", "Reise", "machine_translated")]
  static let unknown = [german("a state of some platform", "Reise", "approved")]
  static let stale = [
    Make.project(
      "one key is unused", Make.entry("Trip", Make.text("de", "Reise")),
      Make.entry("Gate", Make.text("de", "Flugsteig"), members: "\"extractionState\" : \"stale\",")),
    Make.project(
      "every key is unused",
      Make.entry("Trip", Make.text("de", "Reise"), members: "\"extractionState\" : \"stale\","),
      Make.entry("Gate", Make.text("de", "Flugsteig"), members: "\"extractionState\" : \"stale\",")),
  ]
  static let forbidden = [
    Make.project(
      "a name that is translated after all",
      Make.entry("Trip", Make.text("de", "Reise"), members: "\"shouldTranslate\" : false,"))
  ]
  static let forbiddenCopies = [
    Make.project(
      "copies of the source text", Make.entry("Trip", Make.text("de", "Trip"), members: "\"shouldTranslate\" : false,"))
  ]
  static let withoutComment = translated.map {
    $0.changing("no comment", ["bordercheck.json": switchedOn("comment.missing")])
  }
  static let withComment = [
    Make.project(
      "a comment", Make.entry("Trip", Make.text("de", "Reise"), members: "\"comment\" : \"Title of the first screen\",")
    ).changing("a comment", ["bordercheck.json": switchedOn("comment.missing")])
  ]

  /// The manifest of a catalog project with a rule that is off by default.
  static func switchedOn(_ rule: String) -> String {
    """
    { "developmentRegion": "en",
      "owners": { "H": { "resources": ["H"], "languages": ["de"] } },
      "products": { "H": { "kind": "app" } },
      "rules": { "\(rule)": "note" } }
    """
  }
}
