/// Examples of keys and the pattern of their owner.
enum KeyStyleExamples {
  private typealias Catalog = CatalogExample

  private static func keys(_ title: String, _ keys: String..., table: String = "Localizable") -> RuleExample {
    Catalog.file(
      title, CallExample.catalogOf(keys), owner: "\"keyStyle\": \"[a-z]+(\\\\.[a-zA-Z0-9]+)+\"", table: table)
  }

  static let otherwise = [
    keys("a sentence", "trip.title", "Your trips"), keys("another separator", "trip_title"),
    keys("more than the pattern says", "trip.title!"), keys("a sentence with an argument", "Your %lld trips"),
  ]
  static let inStyle = [
    keys("keys of the style", "trip.title", "trip.openHint"),
    keys("arguments after it", "trip.arrivesIn %lld", "trip.from %@ %@"),
    keys("no letters", "%@ (%lld)"),
    keys("the system's keys", "CFBundleDisplayName", table: "InfoPlist"),
    keys("an object of a storyboard", "gHH-BV-5kP.title"),
    Catalog.file("an owner without a pattern", CallExample.catalogOf(["Your trips"])),
    Catalog.file(
      "a key that no code uses any more",
      Catalog.catalog([Catalog.entry("Your trips", members: "\"extractionState\" : \"stale\",")]),
      owner: "\"keyStyle\": \"[a-z.]+\""),
  ]
}
