internal import Findings
internal import HostEvidence
internal import Reports

/// The texts of one testcase.
struct JUnitText {
  /// Of a body; GitLab shows little more, and a whole file of it may have 30 MB.
  static let bodyLimit = 65_536
  static let messageLimit = 1_000
  static let languageLimit = 50

  let context: RenderingContext

  /// Everything that is known, as lines: the findings, then what each reader saw.
  func body(_ findings: [Finding], observed: [String]) -> String {
    var text = BoundedText(limit: Self.bodyLimit)
    let lines = FindingLines(context: context)
    for line in findings.flatMap(lines.lines(of:)) { text.add(line) }
    if !observed.isEmpty { text.add("Shown to readers of") }
    for line in observed.prefix(Self.languageLimit) { text.add("  \(line)") }
    let rest = observed.count - Self.languageLimit
    if rest > 0 { text.add("  … and \(rest) more") }
    return text.text
  }

  /// Such as `raw-key-shown in ar, de; value-empty in ru`, with what the finding says where it is the only one.
  func message(_ findings: [Finding]) -> String {
    let rules = Dictionary(grouping: findings, by: \.rule).sorted { $0.key < $1.key }
    let parts = rules.map { rule, findings in
      let languages = Set(findings.compactMap(\.language).map(ExactText.init)).sorted().map {
        VisibleText($0.text).plain
      }
      return rule + (languages.isEmpty ? "" : " in \(languages.joined(separator: ", "))")
    }
    let only = findings.count == 1 ? ": \(FindingLines.shown(findings[0].message))" : ""
    return BoundedText.cut(parts.joined(separator: "; ") + only, to: Self.messageLimit)
  }

  /// Such as `“Reise”, served by de`.
  static func text(of record: ObservationRecord) -> String {
    let shown = record.value.map { "“\(FindingLines.shown($0))”" } ?? "nothing"
    switch record.outcome {
    case .value:
      let served = record.resolvedLocale.map { $0.isEmpty ? "a table at the root" : VisibleText($0).plain }
      return shown + (served.map { ", served by \($0)" } ?? "")
    case .default: return "\(shown), the default of the call"
    case .key: return "\(shown), the key"
    case .persisted: return "\(shown), stored by an earlier launch"
    case .noBundle: return "nothing: the bundle that is asked is not there"
    }
  }
}
