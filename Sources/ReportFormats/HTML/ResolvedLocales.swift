import Findings
import HostEvidence

/// The localizations that served what a finding is about, or why there are none.
struct ResolvedLocales {
  private let finding: Finding
  private let records: [ObservationRecord]

  init(of finding: Finding, shown: [FindingValues.Value]) {
    self.finding = finding
    records = shown.map(\.record)
  }

  func append(to page: inout HTMLWriter) {
    page.markup("<dt>Resolved locale</dt><dd>")
    let served = Set(records.filter { $0.outcome == .value }.compactMap(\.resolvedLocale)).sorted { $0.precedes($1) }
    for (number, locale) in served.enumerated() {
      if number > 0 { page.markup(", ") }
      if locale.isEmpty { page.markup("none: the table lies outside any .lproj") } else { page.language(locale) }
    }
    for (number, reason) in reasons.enumerated() {
      page.markup(number == 0 && served.isEmpty ? "none: " : "; none: ")
      page.markup(reason)
    }
    page.markup("</dd>\n")
  }

  /// Why nothing was resolved, for what no table served.
  private var reasons: [StaticString] {
    if records.isEmpty { return [unobserved] }
    let outcomes = Set(records.map(\.outcome))
    let all: [(Outcome, StaticString)] = [
      (.default, "no table served it, so that the code’s default is shown"),
      (.key, "no table served it, so that the key is shown"),
      (.persisted, "an earlier launch stored the text, and nothing was looked up"),
      (.noBundle, "the bundle is not there"),
    ]
    return all.filter { outcomes.contains($0.0) }.map(\.1)
  }

  private var unobserved: StaticString {
    if finding.severity == .incomplete { return "nothing was observed" }
    return finding.cells.isEmpty ? "found in files, without a look-up" : "no value was seen"
  }
}
