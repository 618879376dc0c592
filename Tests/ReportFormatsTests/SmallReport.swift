import Findings
import HostEvidence
import Reports

/// A report that a person can read: an app and its widget, two messages, German and Russian, one finding of each kind.
enum SmallReport {
  static let app = "every-language/de/3/App"
  static let widget = "every-language/de/3/Widget"
  static let russianWidget = "every-language/ru+de/3/Widget"
  static let catalog = "Trips/Localizable.xcstrings"

  static var report: Report {
    var report = Report(tool: "0.1.0", matrixCells: [app, widget, russianWidget])
    report.cells = [
      cell(app, "App.app", ["de"]), cell(widget, "App.app/PlugIns/Widget.appex", ["de"]),
      cell(russianWidget, "App.app/PlugIns/Widget.appex", ["ru", "de"]),
    ]
    report.observations = [
      observation(app, "trip.title", served: "de", "Reise"), observation(widget, "trip.title", served: "de", "Reise"),
      observation(russianWidget, "trip.title", served: "de", "Reise"),
      observation(app, "trip.gate", served: "de", "Gate"), observation(widget, "trip.gate", served: nil, "trip.gate"),
      observation(russianWidget, "trip.gate", served: nil, "trip.gate"),
    ]
    report.lookUps = report.observations.count
    report.findings = [rawKey("de", widget), rawKey("ru", russianWidget), note, accepted, warning, keyless]
    report.conclude(failOn: .error)
    return report
  }

  /// The same where one cell could not be observed.
  static var incomplete: Report {
    var report = report
    report.findings.append(crash)
    report.conclude(failOn: .error)
    return report
  }

  /// The same where nothing fails: a warning, a note and what is accepted.
  static var clean: Report {
    var report = report
    report.findings = [note, accepted, warning]
    report.conclude(failOn: .error)
    return report
  }

  // MARK: - Findings

  static func rawKey(_ language: String, _ cell: String) -> Finding {
    Finding(
      rule: "raw-key-shown", severity: .error, product: "Widget", owner: "Trips", table: "Localizable",
      key: "trip.gate", language: language, message: "Widget shows the key \"trip.gate\" in \(language)",
      remedy: "translate it, and see that the catalog is compiled", cells: [cell],
      place: SourcePlace(file: catalog, line: 12, column: 5),
      reproduce: ["bordercheck", "explain", "trip.gate", "--owner", "Trips", "--product", "Widget"])
  }

  static let warning = Finding(
    rule: "surfaces-disagree", severity: .warning, product: "App", owner: "Trips", table: "Localizable",
    key: "trip.title", language: "de", message: "two surfaces of App differ", cells: [app],
    place: SourcePlace(file: catalog, line: 4, column: 5))

  static let note = Finding(
    rule: "key.stale", severity: .note, owner: "Trips", table: "Localizable", key: "trip.old",
    message: "\"trip.old\" is stale", place: SourcePlace(file: catalog, line: 20))

  static let accepted = Finding(
    rule: "unexpected-fallback", severity: .error, product: "Widget", owner: "Trips", table: "Localizable",
    key: "trip.title", language: "ru", message: "Widget shows German to readers of Russian", cells: [russianWidget],
    place: SourcePlace(file: catalog, line: 4, column: 5), exception: "Russian comes in May")

  static let keyless = Finding(
    rule: "language-not-claimed", severity: .error, product: "Widget", owner: "Trips", language: "ru",
    message: "Widget does not claim Russian", cells: [russianWidget],
    place: SourcePlace(file: "Widget/Info.plist"))

  static let crash = Finding(
    rule: "host-crashed", severity: .incomplete, product: "App", language: "ru", message: "App ended by signal 11",
    cells: ["every-language/ru+de/3/App"])

  // MARK: - Records

  private static func cell(_ id: String, _ process: String, _ languages: [String]) -> CellRecord {
    CellRecord(
      id: id, release: "current", process: process, host: .bundle, languages: languages, languagesFrom: .device,
      searchList: ["de", "en"], formattingLocale: languages[0] == "ru" ? "ru_RU" : "de_DE")
  }

  private static func observation(
    _ cell: String, _ key: String, served: String?, _ value: String
  ) -> ObservationRecord {
    ObservationRecord(
      cell: cell, owner: "Trips", table: "Localizable", key: key, arguments: [], surface: "", asked: "Trips.bundle",
      bundle: served.map { _ in "Trips.bundle" }, file: served.map { "\($0).lproj/Localizable.strings" },
      resolvedLocale: served, outcome: served == nil ? .key : .value, value: value)
  }
}
