/// Examples of tables with and without the languages that their owner must have.
enum LanguageExamples {
  private typealias Make = CatalogExample
  private static let en = Make.text("en", "Trip")
  private static let de = Make.text("de", "Reise")
  private static let translated = Make.manual("trip.title", de, en)

  static let missing = [
    Make.project("one key without German", translated, Make.manual("trip.gate", Make.text("en", "Gate"))),
    Make.project("a sentence that nobody has translated", translated, "\"Gate closed\" : {}"),
    Make.project("a table without Russian", languages: ["de", "ru"], translated),
    Make.project(
      "one Portuguese text for Portugal hides the others of Brazil", languages: ["pt-PT"],
      Make.manual("trip.title", en, Make.text("pt", "Viagem")),
      Make.manual("trip.gate", Make.text("en", "Gate"), Make.text("pt-PT", "Porta"))),
    Make.project("a key with no text at all", translated, Make.manual("trip.gate")),
    Make.project("a table that nobody has begun to translate", Make.manual("trip.title", en)),
    ExampleProject.translated.changing(
      "the last key of a language that the owner may have",
      [
        "bordercheck.json": ExampleProject.manifest(k: "\"optionalLanguages\": [\"sv\"]"),
        "K/en.lproj/Localizable.strings": ExampleProject.strings(["k": "K-en", "l": "L-en"]),
        "K/de.lproj/Localizable.strings": ExampleProject.strings(["k": "K-de", "l": "L-de"]),
        "K/sv.lproj/Localizable.strings": ExampleProject.strings(["k": "K-sv"]),
      ]),
  ]
  static let present = [
    Make.project("both languages", translated),
    Make.project(
      "Portuguese for readers in Portugal", languages: ["pt-PT"],
      Make.manual("trip.title", en, Make.text("pt", "Viagem"))),
    Make.project("English is the key itself", Make.entry("Gate closed", Make.text("de", "Flugsteig geschlossen"))),
    Make.project("nothing to translate", translated, "\"%@ (%lld)\" : {}", "\"•\" : {}"),
    Make.project("not to be translated", translated, "\"Bordercheck\" : { \"shouldTranslate\" : false }"),
    Make.project("no longer used", translated, "\"Gate closed\" : { \"extractionState\" : \"stale\" }"),
    Make.project("the empty key", translated, "\"\" : {}"),
    Make.project(
      "the app's name", table: "InfoPlist", "\"CFBundleDisplayName\" : {}",
      Make.entry("NSCameraUsageDescription", Make.text("de", "Zum Fotografieren"), Make.text("en", "To take pictures"))),
    ExampleProject.translated,
    ExampleProject.translated.changing(
      "the beginnings of a language that the owner may have",
      [
        "bordercheck.json": ExampleProject.manifest(k: "\"optionalLanguages\": [\"sv\"]"),
        "K/en.lproj/Localizable.strings": ExampleProject.strings(["k": "K-en", "l": "L-en", "m": "M-en"]),
        "K/de.lproj/Localizable.strings": ExampleProject.strings(["k": "K-de", "l": "L-de", "m": "M-de"]),
        "K/sv.lproj/Localizable.strings": ExampleProject.strings(["k": "K-sv"]),
      ]),
  ]
  static let orphan = [
    Make.project(
      "a name with German and no English", translated, Make.manual("trip.gate", Make.text("de", "Flugsteig"))),
    ExampleProject.translated.changing(
      "a key that only the German folder has",
      [
        "K/en.lproj/Localizable.strings": ExampleProject.strings(["k.title": "K-en"]),
        "K/de.lproj/Localizable.strings": ExampleProject.strings(["k.title": "K-de", "k.gate": "G-de"]),
      ]),
    ExampleProject.translated.changing(
      "a key that only Base has, which English readers do not get",
      [
        "K/en.lproj/Localizable.strings": ExampleProject.strings(["k.title": "K-en"]),
        "K/Base.lproj/Localizable.strings": ExampleProject.strings(["k.title": "K", "k.gate": "G"]),
      ]),
  ]
  static let ownText = [
    Make.project(
      "an address among sentences from code", Make.entry("Gate closed", Make.text("de", "Flugsteig geschlossen")),
      Make.entry("Waiting...", Make.text("de", "Warten ...")), Make.entry("Log out", Make.text("de", "Abmelden"))),
    Make.project(
      "a menu of a storyboard", Make.entry("aXa-aM-Jaq.title", Make.text("de", "Schrift"))),
    Make.project("a small word from code", translated, Make.entry("gate", Make.text("de", "Flugsteig"))),
    Make.project(
      "a name that every language keeps", translated, Make.manual("example.com", Make.text("de", "example.com"))),
    Make.project(
      "Info.plist has the English text", table: "InfoPlist",
      Make.manual("NSCameraUsageDescription", Make.text("de", "Zum Fotografieren"))),
  ]
}
