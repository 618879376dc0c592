/// Examples of what is held against the project as it was; that lies in the folder `before`.
enum BaseExamples {
  private typealias Catalog = CatalogExample

  private static func project(
    _ title: String, before: [String: String], now: [String: String], manifest: String = manifest()
  ) -> RuleExample {
    let earlier = before.merging(["bordercheck.json": manifest]) { own, _ in own }
    let files = now.merging(["bordercheck.json": manifest]) { own, _ in own }
    let all = files.merging(earlier.map { ("before/\($0.key)", $0.value) }) { now, _ in now }
    return RuleExample(title, files: all, base: "before")
  }

  /// App `H` and package `K`, which `H` embeds.
  private static func manifest(h: String = "H", embeds: String = "\"K\"", more: String = "") -> String {
    """
    { "developmentRegion": "en",
      "owners": { "\(h)": { "resources": ["H"], "languages": ["de"]\(h == "H" ? "" : ", \"bundle\": \".\"") },
                  "K": { "resources": ["K"], "languages": ["de"] } },
      "products": { "H": { "kind": "app", "embeds": [\(embeds)] } } }
    """
  }

  // MARK: - Texts

  private static func texts(_ title: String, before: String, now: String) -> RuleExample {
    let k = ["K/Localizable.xcstrings": CallExample.catalog("k.title")]
    return project(
      title, before: k.merging(["H/Localizable.xcstrings": Catalog.catalog([before])]) { own, _ in own },
      now: k.merging(["H/Localizable.xcstrings": Catalog.catalog([now])]) { own, _ in own })
  }

  private static func title(_ english: String, _ german: String, _ state: String = "translated") -> String {
    Catalog.manual("trip.title", Catalog.text("en", english), Catalog.text("de", german, state))
  }

  static let keptTranslation = [
    texts("another text in English", before: title("Your trip", "Deine Reise"), now: title("Trip plan", "Deine Reise")),
    texts(
      "a sentence as the key gets a text of its own",
      before: Catalog.entry("Save trip", Catalog.text("de", "Reise sichern")),
      now: Catalog.entry("Save trip", Catalog.text("en", "Delete trip"), Catalog.text("de", "Reise sichern"))),
    texts(
      "one plural form", before: counted("%lld trips", "%lld Reisen"), now: counted("%lld bookings", "%lld Reisen")),
  ]

  private static func counted(_ english: String, _ german: String) -> String {
    Catalog.manual(
      "trip.count %lld",
      Catalog.varied("en", Catalog.form("one", "%lld trip"), Catalog.form("other", english)),
      Catalog.varied("de", Catalog.form("one", "%lld Reise"), Catalog.form("other", german)))
  }

  static let tendedTranslation = [
    texts(
      "the translation is new too", before: title("Your trip", "Deine Reise"), now: title("Trip plan", "Reiseplan")),
    texts(
      "it waits for review", before: title("Your trip", "Deine Reise"),
      now: title("Trip plan", "Deine Reise", "needs_review")),
    texts(
      "somebody has reviewed it", before: title("Your trip", "Reise", "needs_review"), now: title("Trip", "Reise")),
    texts("the same words", before: title("Your trip...", "Deine Reise"), now: title("Your Trip…", "Deine Reise")),
    texts(
      "plural forms instead of one text",
      before: Catalog.manual("trip.count %lld", Catalog.text("en", "%lld trips"), Catalog.text("de", "%lld Reisen")),
      now: counted("%lld trips", "%lld Reisen")),
    texts(
      "a new key", before: title("Your trip", "Deine Reise"),
      now: title("Your trip", "Deine Reise") + ", "
        + Catalog.manual("trip.plan", Catalog.text("en", "Plan"), Catalog.text("de", "Deine Reise"))),
    texts(
      "a key that nobody translates", before: title("Your trip", "Deine Reise"),
      now: Catalog.entry(
        "trip.title", Catalog.text("en", "Trip plan"), Catalog.text("de", "Deine Reise"),
        members: "\"shouldTranslate\" : false,")),
    texts("nothing is known of before", before: title("A", "B"), now: title("C", "B")).without("no base is given"),
  ]

  // MARK: - Keys

  private static func keys(
    _ title: String, before h: [String], now: [String], k: [String] = ["trip.title"], kNow: [String]? = nil,
    table: String = "Localizable", manifest: String = manifest()
  ) -> RuleExample {
    project(
      title,
      before: ["H/Localizable.xcstrings": catalog(h), "K/\(table).xcstrings": catalog(k)],
      now: ["H/Localizable.xcstrings": catalog(now), "K/\(table).xcstrings": catalog(kNow ?? k)], manifest: manifest)
  }

  private static func catalog(_ keys: [String]) -> String {
    Catalog.catalog(
      keys.map { Catalog.manual($0, Catalog.text("en", "English \($0)"), Catalog.text("de", "Deutsch \($0)")) })
  }

  static let exposed = [
    keys("the app copies a key of its package", before: ["account.title"], now: ["account.title", "trip.title"]),
    keys(
      "a table of another name", before: ["account.title"], now: ["account.title", "trip.title"], table: "Trips"),
  ]
  static let unexposed = [
    keys("both had it before", before: ["trip.title"], now: ["trip.title"]),
    keys("it moved", before: ["a.b"], now: ["a.b", "trip.title"], kNow: ["k.title"]),
    keys("new in both", before: ["a.b"], now: ["a.b", "new.key"], kNow: ["trip.title", "new.key"]),
    keys("a word that many share", before: ["a.b"], now: ["a.b", "Done"], k: ["Done"]),
    keys(
      "no product holds both", before: ["a.b"], now: ["a.b", "trip.title"], manifest: manifest(embeds: "")),
    keys("another name of the owner", before: ["trip.title"], now: ["trip.title"]).changing(
      "another name of the owner", ["bordercheck.json": manifest(h: "Shell")]),
    keys("no base is given", before: ["a.b"], now: ["a.b", "trip.title"]).without("no base is given"),
  ]

  // MARK: - Bytes

  private static let written = catalog(["account.title", "trip.plan", "trip.title"])

  private static func bytes(_ title: String, before: String = written, now: String) -> RuleExample {
    let k = CallExample.catalog("k.title")
    return project(
      title, before: ["H/Localizable.xcstrings": before, "K/Localizable.xcstrings": k],
      now: ["H/Localizable.xcstrings": now, "K/Localizable.xcstrings": k])
  }

  static let dialect = [
    bytes("another tool's colons", now: written.replacing("\" : ", with: "\": ")),
    bytes("a line end at the end", now: written + "\n"),
    bytes("another indentation", now: written.replacing("\n  ", with: "\n    ")),
    bytes("other line ends", now: written.replacing("\n", with: "\r\n")),
    bytes("keys out of order", now: catalog(["trip.title", "account.title", "trip.plan"])),
    bytes(
      "escapes", before: written.replacing("Deutsch trip.plan", with: "Übersicht"),
      now: written.replacing("Deutsch trip.plan", with: "\\u00dcbersicht")),
  ]
  static let sameDialect = [
    bytes("another text", now: written.replacing("English trip.plan", with: "Plan")),
    bytes("a new key in its place", now: catalog(["account.title", "trip.map", "trip.plan", "trip.title"])),
    bytes(
      "a way of its own, kept", before: written.replacing("\" : ", with: "\": ") + "\n",
      now: written.replacing("\" : ", with: "\": ").replacing("English trip.plan", with: "Plan") + "\n"),
    bytes(
      "keys that were in no order", before: catalog(["trip.title", "account.title", "trip.plan"]),
      now: catalog(["trip.title", "trip.plan", "account.title"])),
    bytes(
      "its first letter beyond ASCII, as an escape",
      now: written.replacing("Deutsch trip.plan", with: "\\u00dcbersicht")),
  ]
}

extension RuleExample {
  /// The same files, with nothing to hold them against.
  fileprivate func without(_ title: String) -> RuleExample { RuleExample(title, files: files) }
}
