import Findings
import HostEvidence
import Reports

/// The worked example of the format's description: two products, two messages, German.
enum FormatExample {
  static var report: Report {
    let cells = [app, widget]
    var report = Report(tool: "0.1.0", command: .run, matrixCells: cells)
    report.cells = [cell(widget, "AppShell.app/PlugIns/TripWidget.appex"), cell(app, "AppShell.app")]
    report.choices = choices
    report.findings = [finding("AppShell", app), finding("TripWidget", widget)]
    report.observations =
      observations("Trip header", app) + observations("Arrival line", widget)
    report.conclude(failOn: .error)
    return report
  }

  static let app = "non-default-language/de/3/AppShell"
  static let widget = "non-default-language/de/3/TripWidget"
  private static let bundle = "Trips_SharedTripUI.bundle"

  private static func cell(_ id: String, _ process: String) -> CellRecord {
    CellRecord(
      id: id, release: "current", process: process, host: .bundle, languages: ["de"], languagesFrom: .device,
      searchList: ["de", "en"], formattingLocale: "de_DE")
  }

  private static var choices: [ChoiceRecord] {
    let own = ["de", "en", "ru"]
    let list = ["de", "en"]
    let shared = "bordercheck.SharedTripUI"
    return [
      ChoiceRecord(
        cell: app, bundle: ".", identifier: "com.example.trips", offers: ["en", "de"], gate: nil, searchList: list),
      ChoiceRecord(cell: app, bundle: bundle, identifier: shared, offers: own, gate: list, searchList: list),
      ChoiceRecord(cell: widget, bundle: bundle, identifier: shared, offers: own, gate: nil, searchList: list),
      ChoiceRecord(
        cell: widget, bundle: ".", identifier: "com.example.trips.TripWidget", offers: ["en", "de"], gate: nil,
        searchList: list),
    ]
  }

  private static func finding(_ product: String, _ cell: String) -> Finding {
    Finding(
      rule: "raw-key-shown", severity: .error, product: product, owner: "SharedTripUI", table: "Localizable",
      key: "trip.gate", language: "de",
      message:
        "\(product) shows the key \"trip.gate\" in de: the German table of SharedTripUI has no entry and the call has no default",
      cells: [cell],
      place: SourcePlace(
        file: "Packages/SharedTripUI/Sources/SharedTripUI/Resources/Localizable.xcstrings", line: 41, column: 5),
      reproduce: [
        "bordercheck", "explain", "trip.gate", "--owner", "SharedTripUI", "--product", product, "--languages", "de",
      ])
  }

  private static func observations(_ surface: String, _ cell: String) -> [ObservationRecord] {
    [
      arrival(5, "other", "Ankunft in 5 Minuten", surface, cell),
      ObservationRecord(
        cell: cell, owner: "SharedTripUI", table: "Localizable", key: "trip.gate", arguments: [], surface: "",
        asked: bundle, outcome: .key, value: "trip.gate"),
      arrival(1, "one", "Ankunft in 1 Minute", surface, cell),
    ]
  }

  private static func arrival(
    _ minutes: Int, _ category: String, _ value: String, _ surface: String, _ cell: String
  ) -> ObservationRecord {
    ObservationRecord(
      cell: cell, owner: "SharedTripUI", table: "Localizable", key: "trip.arrivesIn %lld",
      arguments: [.integer(minutes)], surface: surface, asked: bundle, bundle: bundle,
      file: "de.lproj/Localizable.stringsdict", resolvedLocale: "de", variant: "value.\(category)", outcome: .value,
      value: value)
  }
}
