/// Examples of keys, their Swift symbols and their spelling.
enum SymbolExamples {
  private typealias Make = CatalogExample

  private static func keys(_ title: String, table: String = "Localizable", _ keys: String...) -> RuleExample {
    let entries = keys.map { Make.manual($0, Make.text("de", "Reise"), Make.text("en", "Trip")) }
    return Make.file(title, Make.catalog(entries), table: table)
  }

  static let distinct = [
    keys("two keys", "trip.title", "trip.gate"),
    keys("a capital makes a difference", "tripTitle", "triptitle"),
    keys("another table", table: "Checkout", "pay.title"),
    Make.project(
      "keys from code have no symbols", Make.entry("+", Make.text("de", "+")), Make.entry("1st", Make.text("de", "1.")),
      Make.entry("Trip!", Make.text("de", "Reise!")), Make.entry("Trip?", Make.text("de", "Reise?"))),
    Make.project(
      "a key that opted out",
      Make.entry(
        "trip_title", Make.text("de", "Reise"), Make.text("en", "Trip"),
        members: "\"extractionState\" : \"manual\", \"generatesSymbol\" : false,"),
      Make.manual("trip.title", Make.text("de", "Reise"), Make.text("en", "Trip"))),
  ]
  static let collision = [
    keys("a dot and an underscore", "trip.title", "trip_title"),
    keys("capitals in a row", "settings.URLTitle", "settings.urltitle"),
    keys("with an argument and without", "trips", "%lld trips"),
  ]
  static let unnameable = [keys("only a specifier", "%@"), keys("only a sign", "+")]
  static let digitFirst = [keys("a digit first", "2fa.title")]
  static let long = [
    keys(
      "a sentence",
      "Your trip has been moved to another day because the airline has cancelled the flight that you had booked with it half a year ago"
    )
  ]
  static let shadowing = [keys("a table named like a type", table: "String", "pay.title")]
  static let namespace = [
    keys("a text and a namespace", "trip", "trip.title").changing(
      "a text and a namespace", ["bordercheck.json": StateExamples.switchedOn("symbol.namespace-vs-leaf")])
  ]
  static let edgeSpace = [keys("a blank at the end", "Trip ", "Trip"), keys("a blank in front", " Trip")]
}
