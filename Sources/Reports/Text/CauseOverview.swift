internal import Findings

/// The few causes that cover most of many findings, before the list of them.
struct CauseOverview {
  /// Fewer findings than this are read one by one.
  static let threshold = 20
  static let shownLimit = 10

  private struct Cause: Hashable {
    var rule: String
    var owner: String
  }

  private let findings: [Finding]
  private let width: Int
  private let style: TextStyle

  init(_ findings: [Finding], width: Int, style: TextStyle) {
    self.findings = findings
    self.width = width
    self.style = style
  }

  /// A line for each of the ten largest causes; nothing where there are few findings or few causes.
  var lines: [String] {
    guard findings.count > Self.threshold else { return [] }
    let causes = Dictionary(grouping: findings) { Cause(rule: $0.rule, owner: $0.owner ?? "") }.sorted { left, right in
      if left.value.count != right.value.count { return left.value.count > right.value.count }
      return (left.key.rule, left.key.owner) < (right.key.rule, right.key.owner)
    }
    let shown = causes.prefix(Self.shownLimit)
    let covered = shown.reduce(0) { $0 + $1.value.count }
    let heading =
      "most of it: \(covered) of \(findings.count) findings have \(shown.count == 1 ? "one cause" : "these \(shown.count) causes")"
    let digits = String(shown.first?.value.count ?? 0).count
    return ["", style(heading, .strong)] + shown.map { line(of: $0.key, $0.value, digits: digits) }
  }

  private func line(of cause: Cause, _ findings: [Finding], digits: Int) -> String {
    let severity = findings.map(\.severity).max() ?? .note
    let count = String(repeating: " ", count: max(0, digits - String(findings.count).count)) + String(findings.count)
    let owner = cause.owner.isEmpty ? "" : " in \(cause.owner)"
    let example = findings.count > 1 ? "" : findings[0].key.map { ": \($0)" } ?? ""
    let text = VisibleText("\(cause.rule)\(owner)\(example)").text(within: max(20, width - digits - 6))
    return "  \(count) \(style(severity.glyph, severity.mark)) \(text)"
  }
}
