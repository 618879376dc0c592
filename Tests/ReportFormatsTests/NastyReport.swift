import Findings
import HostEvidence
import Reports

/// A report whose texts try to leave their place: every format takes it, and a reader of the format reads it back.
enum NastyReport {
  /// Values as an attacker, a careless script or an honest translator of Arabic would write them.
  static let values: [String] = [
    "", " ", "a\u{0}b", "\u{7}\u{8}\u{B}\u{C}\u{E}\u{1B}[31mred\u{1B}[0m", "\u{7F}\u{85}\u{9F}",
    "\u{FFFE}\u{FFFF}\u{FEFF}",
    "one\ntwo\r\nthree\rfour\tfive", "::error file=a.swift,line=1::taken over", "\n::add-mask::secret",
    "##[error]taken over", "x ##[set-env name=PATH;]y", "::stop-commands::", "]]>", "<![CDATA[x]]>",
    "</script><script>alert(1)</script>",
    "<!--<script>", "<img src=x onerror=alert(1)>", "\"><b>'&amp;&lt;", "`code` **bold** | cell | <details>",
    "[x](javascript:alert(1)) ![y](z)",
    "\\u{202E} | \\| \\", "\u{202E}gnp.exe\u{202C}", "\u{2066}isolated", "\u{2069}\u{2069}out",
    "\u{200E}\u{200F}\u{61C}", "\u{2028}line\u{2029}paragraph",
    "=HYPERLINK(\"http://x\")", "+1", "-1", "@SUM(A1)", "\t=1", "a,b;\"c\"", "%0A%0D%25::", "$(rm -rf /) `id` ${HOME}",
    "الوصول خلال ٥ دقائق", "\u{2068}שלום\u{2069}", "抵达还有 5 分钟", "👩‍👩‍👧‍👦🏴󠁧󠁢󠁳󠁣󠁴󠁿", "\u{301}", "e\u{301}\u{301}\u{301}",
    "\u{3164}\u{115F}\u{AD}\u{E000}\u{E0001}",
    String(repeating: "long ", count: 2_000),
  ]

  static let report = report(of: values)

  static func report(of values: [String]) -> Report {
    let cell = "nasty/ar/3/Widget"
    var report = Report(matrixCells: [cell])
    report.cells = [
      CellRecord(
        id: cell, release: "current", process: "App.app/PlugIns/Widget.appex", host: .bundle, languages: ["ar"],
        languagesFrom: .device, searchList: ["ar", "en"], formattingLocale: "ar_EG")
    ]
    report.choices = [
      ChoiceRecord(
        cell: cell, bundle: ".", identifier: "com.example.<&>\"", offers: ["en", "ar"], gate: nil,
        searchList: ["ar", "en"])
    ]
    for (number, value) in values.enumerated() { add(value, number, at: cell, to: &report) }
    report.lookUps = report.observations.count
    report.conclude(failOn: .error)
    return report
  }

  private static func add(_ value: String, _ number: Int, at cell: String, to report: inout Report) {
    let key = "key \(number) \(value)"
    report.observations.append(
      ObservationRecord(
        cell: cell, owner: "Trips", table: "Localizable", key: key, arguments: [.string(value)], surface: value,
        asked: ".", bundle: ".", file: "ar.lproj/Localizable.strings",
        resolvedLocale: number.isMultiple(of: 3) ? "en" : "ar",
        outcome: .value, value: value))
    let severities: [Severity] = [.error, .warning, .note, .incomplete]
    var finding = Finding(
      rule: "raw-key-shown", severity: severities[number % 4], product: "Widget", owner: "Trips",
      table: "Localizable", key: key, language: "ar", message: "Widget shows \"\(value)\" in ar",
      remedy: "write \(value) anew", cells: [cell],
      place: SourcePlace(
        file: "Trips/\(number.isMultiple(of: 2) ? value : "Localizable.xcstrings")", line: number + 1, column: 5),
      exception: number % 5 == 4 ? "approved because \(value)" : nil,
      reproduce: ["bordercheck", "explain", key, "--owner", "Trips", "--product", "Widget", "--languages", "ar"])
    if finding.exception != nil { finding.approval = Approval(approvedBy: value, expires: "2030-01-01") }
    report.findings.append(finding)
  }
}
