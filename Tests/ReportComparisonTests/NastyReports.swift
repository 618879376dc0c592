import Findings
import HostEvidence
import ReportComparison
import Reports

/// Two reports whose texts try to leave their place: each message reads as another nasty text in the second.
enum NastyReports {
  /// Values as an attacker, a careless script or an honest translator of Arabic would write them.
  static let values: [String] = [
    "", " ", "a\u{0}b", "\u{7}\u{8}\u{1B}[31mred\u{1B}[0m", "\u{7F}\u{85}\u{9F}", "\u{FFFE}\u{FFFF}\u{FEFF}",
    "one\ntwo\r\nthree\rfour\tfive", "::error file=a.swift,line=1::taken over", "\n::add-mask::secret",
    "long words before ::error::that fold ::warning::at any ::notice::place of a line ::debug::whatever its width",
    "##[error]taken over", "x ##[set-env name=PATH;]y", "]]>", "</script><script>alert(1)</script>", "<!--<script>",
    "<img src=x onerror=alert(1)>", "\"><b>'&amp;&lt;", "</bdi></td></table><h1>x", "<del>old</del><ins>new</ins>",
    "`code` **bold** | cell | <details>", "[x](javascript:alert(1)) ![y](z)", "@someone #1 https://example.com",
    "[-not a mark-] {+nor this+}", "\\u{202E} | \\| \\", "\u{202E}gnp.exe\u{202C}", "\u{2066}isolated",
    "\u{2069}\u{2069}out",
    "\u{200E}\u{200F}\u{61C}", "\u{2028}line\u{2029}paragraph", "الوصول خلال ٥ دقائق", "\u{2068}שלום\u{2069} trip",
    "\u{2068}שלום trip", "抵达还有 5 分钟", "👩‍👩‍👧‍👦🏴󠁧󠁢󠁳󠁣󠁴󠁿", "\u{301}", "e\u{301}\u{301}\u{301}", "caf\u{E9}", "cafe\u{301}",
    "\u{3164}\u{115F}\u{AD}\u{E000}\u{E0001}", String(repeating: "long ", count: 2_000),
  ]

  static let old = report(shift: 0)
  static let new = report(shift: 1)

  static var comparison: ReportComparison {
    get throws { try old.compared(to: new) }
  }

  private static func report(shift: Int) -> SmallReport {
    var report = SmallReport(products: ["Widget"], lists: ["ar"], offers: ["ar", "en"])
    for number in values.indices {
      let value = values[(number + shift) % values.count]
      report.show(
        "key \(number) \(values[number])", owner: "Kit \(values[number % 5])", in: ["Widget"], lists: ["ar"],
        arguments: [.string(values[number])], surface: values[number], ["ar": value])
      // One that is there in one of them only.
      report.show("only \(shift) \(value)", in: ["Widget"], lists: ["ar"], ["ar": "\(shift)\(value)"])
      if number.isMultiple(of: 7) { report.showKey("key \(number) \(values[number])", "Widget", "ar") }
      if number % 3 == shift {
        report.report.findings.append(finding(value, number, exception: number.isMultiple(of: 2) ? value : nil))
      }
    }
    return report
  }

  private static func finding(_ value: String, _ number: Int, exception: String?) -> Finding {
    Finding(
      rule: "wrong-bundle", severity: [.error, .warning, .note][number % 3], product: "Widget", owner: "Kit",
      table: "Localizable", key: "key \(number) \(value)", language: "ar", message: "shows \"\(value)\"",
      remedy: value, cells: [SmallReport.cell("Widget", "ar")], place: SourcePlace(file: "a/\(value)", line: 3),
      exception: exception, reproduce: ["bordercheck", "explain", value])
  }
}
