import Findings
import HostEvidence
import Reports

/// Two products that show one message to readers of Polish and English; one of them shows its key.
enum ArrivalReport {
  static let finding = Finding(
    rule: "raw-key-shown", severity: .error, product: "Widget", owner: "Trips", table: "Localizable",
    key: "trip.arrivesIn", language: "pl",
    message: "Widget shows the key \"trip.arrivesIn\" in pl: the table has no entry", remedy: "add a Polish text",
    cells: ["plain/pl/3/Widget"], place: SourcePlace(file: "Trips/Localizable.xcstrings", line: 4, column: 5),
    reproduce: ["bordercheck", "explain", "trip.arrivesIn", "--product", "Widget"])

  static var report: Report {
    let cells = ["en", "pl"].flatMap { language in ["App", "Widget"].map { cell($0, language) } }
    var report = Report(matrixCells: cells.map(\.id))
    report.cells = cells
    report.choices = cells.map { cell in
      ChoiceRecord(
        cell: cell.id, bundle: "Trips.bundle", identifier: nil, offers: ["en", "pl"], gate: nil,
        searchList: cell.searchList)
    }
    report.observations = [
      shown("In 5 minutes", in: "en", by: "App"), shown("In 5 minutes", in: "en", by: "Widget"),
      shown("Za 5 minut", in: "pl", by: "App"), key(by: "Widget"),
    ]
    report.lookUps = report.observations.count
    report.findings = [finding]
    report.conclude(failOn: .error)
    return report
  }

  private static func cell(_ product: String, _ language: String) -> CellRecord {
    CellRecord(
      id: "plain/\(language)/3/\(product)", release: "current", process: "\(product).app", host: .bundle,
      languages: [language], languagesFrom: .device, searchList: language == "en" ? ["en"] : [language, "en"],
      formattingLocale: language)
  }

  private static func shown(_ value: String, in language: String, by product: String) -> ObservationRecord {
    ObservationRecord(
      cell: "plain/\(language)/3/\(product)", owner: "Trips", table: "Localizable", key: "trip.arrivesIn",
      arguments: [.integer(5)], surface: "", asked: "Trips.bundle", bundle: "Trips.bundle",
      file: "\(language).lproj/Localizable.strings", resolvedLocale: language, outcome: .value, value: value)
  }

  private static func key(by product: String) -> ObservationRecord {
    ObservationRecord(
      cell: "plain/pl/3/\(product)", owner: "Trips", table: "Localizable", key: "trip.arrivesIn",
      arguments: [.integer(5)], surface: "Arrival line", asked: "Trips.bundle", outcome: .key, value: "trip.arrivesIn")
  }
}
