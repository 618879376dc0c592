/// Kinds: missing keys, stale keys, drift and duplicates, as far as tables and the manifest show them.
enum TableReplays {
  static let all = [
    noEnglish, noEnglish.mended("English is there", ["H/Localizable.xcstrings": whole]),
    noFallback, noFallback.mended("German is there", ["H/Localizable.xcstrings": whole]),
    nothingExtracted, nothingExtracted.mended("the keys are manual", ["H/Localizable.xcstrings": byHand]),
    overwritten, apart, behindBase, behindBase.mended("English is whole", ["H/en.lproj/Map.strings": english]),
  ]

  private typealias Make = StaticReplay

  private static let manifest = """
    { "developmentRegion": "en",
      "owners": { "H": { "resources": ["H"], "languages": ["de"] } },
      "products": { "H": { "kind": "app" } } }
    """
  private static let save = Make.texts(["de": "Sichern"])
  private static let whole = Make.catalog([
    "trip.gate": Make.manual + Make.texts(["de": "Flugsteig", "en": "Gate"]), "Save": save,
  ])

  private static let noEnglish = StaticReplay(
    id: "B83", title: "an identifier key is translated and has no English; a sentence needs none",
    files: [
      "bordercheck.json": manifest,
      "H/Localizable.xcstrings": Make.catalog([
        "trip.gate": Make.manual + Make.texts(["de": "Flugsteig"]), "Save": save,
      ]),
    ],
    finds: [.init(rule: "source.orphan", owner: "H", table: "Localizable", key: "trip.gate", language: "en")])

  private static let noFallback = StaticReplay(
    id: "B91", title: "after a migration a key is in the English table alone",
    files: [
      "bordercheck.json": manifest,
      "H/Localizable.xcstrings": Make.catalog(["trip.gate": Make.manual + Make.texts(["en": "Gate"]), "Save": save]),
    ],
    finds: [.init(rule: "lang.missing", owner: "H", table: "Localizable", key: "trip.gate", language: "de")])

  private static let two = Make.texts(["de": "Flugsteig", "en": "Gate"])
  private static let byHand = Make.catalog(["trip.gate": Make.manual + two, "trip.seat": Make.manual + two])

  /// No key is said to be unused.
  private static let nothingExtracted = StaticReplay(
    id: "B95", title: "extraction is off, and every key is marked as stale",
    files: [
      "bordercheck.json": manifest,
      "H/Localizable.xcstrings": Make.catalog(["trip.gate": Make.stale + two, "trip.seat": Make.stale + two]),
    ],
    finds: [.init(rule: "key.stale", owner: "H", table: "Localizable")])

  private static func library(_ bundle: String) -> String {
    """
    { "developmentRegion": "en",
      "owners": { "H": { "resources": ["H"] }, "K": { "resources": ["K"], "bundle": "\(bundle)" } },
      "products": { "H": { "kind": "app", "embeds": ["K"] } } }
    """
  }

  private static let overwritten = StaticReplay(
    id: "B113", title: "a library's table goes to the app's own bundle",
    files: [
      "bordercheck.json": library("."), "H/en.lproj/Localizable.strings": Make.strings(["pay": "P-app"]),
      "K/en.lproj/Localizable.strings": Make.strings(["pay": "P-lib"]),
    ], finds: [.init(rule: "table.same-in-target", owner: "K", table: "Localizable")])

  /// With a bundle of its own no file is lost; one key under two owners is a note or an error of its own.
  private static let apart = StaticReplay(
    id: "B113", title: "the library has a bundle, and one key still says two things",
    files: overwritten.files.merging([
      "bordercheck.json": library("K.bundle"), "H/en.lproj/Localizable.strings": Make.strings(["pay.title": "P-app"]),
      "K/en.lproj/Localizable.strings": Make.strings(["pay.title": "P-lib"]),
    ]) { $1 }, finds: [.init(rule: "owner.duplicate-key", owner: "H", table: "Localizable", key: "pay.title")])

  private static let english = Make.strings(["map.title": "Map", "map.pin": "Pin"])

  private static let behindBase = StaticReplay(
    id: "B115", title: "the English folder lacks a key of Base, which English readers do not get",
    files: [
      "bordercheck.json": manifest, "H/Base.lproj/Map.strings": english,
      "H/en.lproj/Map.strings": Make.strings(["map.title": "The map"]),
      "H/de.lproj/Map.strings": Make.strings(["map.title": "Karte", "map.pin": "Nadel"]),
    ], finds: [.init(rule: "source.orphan", owner: "H", table: "Map", key: "map.pin", language: "en")])
}
