import Findings
import HostEvidence
import ProductInspection
import Reports
import TestFiles
import Testing

@Suite("Defects planted into a built app")
struct PlantedDefectTests {
  /// What one defect must show: the rule, the process, the bundle, the language and the text that a person reads.
  struct Defect: Sendable, CustomTestStringConvertible {
    var rule: String
    var product: String
    var bundle: String
    var language: String
    var shown: String
    var plant: @Sendable (inout BuiltFiles) -> Void

    var testDescription: String { "\(rule) in \(product)" }
  }

  static let defects: [Defect] = [
    Defect(
      rule: "raw-key-shown", product: "Trips", bundle: "Trips_TripTexts.bundle", language: "de", shown: "trip.title"
    ) {
      $0.strings("Trips_TripTexts.bundle/de.lproj/Localizable.strings", ["trip.from %@ to %@": "%1$@ nach %2$@"])
    },
    Defect(rule: "value-empty", product: "TripWidget", bundle: ".", language: "de", shown: "") {
      $0.strings("PlugIns/TripWidget.appex/de.lproj/Localizable.strings", ["widget.title": ""])
    },
    Defect(
      rule: "language-not-claimed", product: "Trips", bundle: "Trips_Checkout.bundle", language: "fr", shown: "Pay"
    ) { $0.strings("Trips_Checkout.bundle/fr.lproj/Checkout.strings", ["checkout.pay": "Payer"]) },
    Defect(rule: "table-unreadable", product: "Trips", bundle: ".", language: "de", shown: "account.title") {
      $0.text("de.lproj/Localizable.strings", "\"account.title\" = \"Konto")
    },
    Defect(
      rule: "catalog-not-compiled", product: "Trips", bundle: "Trips_Checkout.bundle", language: "de",
      shown: "checkout.pay"
    ) {
      $0.remove("Trips_Checkout.bundle/de.lproj")
      $0.remove("Trips_Checkout.bundle/en.lproj")
      $0.text("Trips_Checkout.bundle/Checkout.xcstrings", Self.catalog)
    },
    Defect(
      rule: "null-shown", product: "Trips", bundle: "Trips_TripTexts.bundle", language: "de", shown: "(null)"
    ) {
      let forms = ["one": "Ankunft in %lld Minute"]
      $0.plurals("Trips_TripTexts.bundle/de.lproj/Localizable.stringsdict", ["trip.arrivesIn %lld": forms])
    },
    Defect(
      rule: "plural-category-missing", product: "Trips", bundle: "Trips_TripTexts.bundle", language: "ru",
      shown: "Через 2 минут"
    ) {
      $0.strings("ru.lproj/Localizable.strings", ["account.title": "Учётная запись", "account.greeting %@": "%@!"])
      let forms = ["one": "Через %lld минуту", "other": "Через %lld минут"]
      $0.plurals("Trips_TripTexts.bundle/ru.lproj/Localizable.stringsdict", ["trip.arrivesIn %lld": forms])
    },
    Defect(
      rule: "placeholder-shown", product: "Trips", bundle: ".", language: "de", shown: "Hallo %#@wer@"
    ) {
      let entries = ["account.title": "Konto", "account.greeting %@": "Hallo %#@wer@"]
      $0.strings("de.lproj/Localizable.strings", entries)
    },
    Defect(
      rule: "variant-shadows-parent", product: "Trips", bundle: "Trips_TripTexts.bundle", language: "de-AT",
      shown: "trip.title"
    ) {
      $0.strings("de-AT.lproj/Localizable.strings", ["account.title": "Konto", "account.greeting %@": "Servus %@"])
      $0.strings("Trips_TripTexts.bundle/de-AT.lproj/Localizable.strings", ["trip.from %@ to %@": "%1$@ nach %2$@"])
    },
    Defect(
      rule: "source-language-has-no-table", product: "Trips", bundle: "Trips_Checkout.bundle", language: "en",
      shown: "checkout.pay"
    ) { $0.remove("Trips_Checkout.bundle/en.lproj") },
    Defect(
      rule: "table-absent", product: "Trips", bundle: "Trips_Checkout.bundle", language: "de", shown: "checkout.pay"
    ) {
      $0.remove("Trips_Checkout.bundle/de.lproj/Checkout.strings")
      $0.remove("Trips_Checkout.bundle/en.lproj/Checkout.strings")
      $0.strings("Trips_Checkout.bundle/de.lproj/Other.strings", ["checkout.other": "Anderes"])
      $0.strings("Trips_Checkout.bundle/en.lproj/Other.strings", ["checkout.other": "Other"])
      $0.strings("Trips_Checkout.bundle/fr.lproj/Checkout.strings", ["checkout.pay": "Payer"])
    },
    Defect(
      rule: "unsupported-access-works", product: "Trips", bundle: "Trips_TripTexts.bundle", language: "de",
      shown: "Reise"
    ) {
      let entries = ["account.title": "Konto", "account.greeting %@": "Hallo %@", "trip.title": "Ausflug"]
      $0.strings("de.lproj/Localizable.strings", entries)
    },
  ]

  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {"checkout.pay": {"localizations": {
      "en": {"stringUnit": {"state": "translated", "value": "Pay"}},
      "de": {"stringUnit": {"state": "translated", "value": "Bezahlen"}}}}}}
    """

  @Test func `the clean app gives nothing`() async throws {
    let report = try await Inspecting.report(of: .trips)
    #expect(report.findings.map(\.message) == [])
    #expect(report.verdict == .clean)
    #expect(report.command == .inspect)
  }

  @Test(arguments: defects) func `a planted defect is found where it is`(_ defect: Defect) async throws {
    let report = try await Inspecting.report(of: BuiltFiles.trips.changed(defect.plant))
    let found = report.findings.filter { $0.rule == defect.rule }
    #expect(found.contains { $0.product == defect.product && $0.language == defect.language })
    #expect(report.verdict == .findings)
    let cells = Set(found.filter { $0.language == defect.language }.flatMap(\.cells))
    let seen = report.observations.filter { cells.contains($0.cell) && $0.asked == defect.bundle }
    #expect(seen.contains { $0.value == defect.shown })
  }
}
