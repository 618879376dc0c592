import Findings
import Ownership
import Reports

/// Several rules, each with its severity and what it finds.
struct RuleListText {
  private let rules: [RuleDescription]
  private let width: Int
  private let style: TextStyle

  init(_ rules: [RuleDescription], width: Int, isColored: Bool) {
    self.rules = rules
    self.width = min(max(width, 80), 100)
    style = TextStyle(isColored: isColored)
  }

  /// Ends with a line end.
  var text: String {
    let idWidth = rules.map(\.id.count).max() ?? 0
    let left = idWidth + 2 + Self.severityWidth + 2
    return rules.flatMap { rule in
      rule.title.lines(within: width - left).enumerated().map { number, line in
        guard number == 0 else { return String(repeating: " ", count: left) + line }
        let severity = rule.isOnByDefault ? rule.severity.rawValue : "off"
        return style(rule.id, .strong) + String(repeating: " ", count: idWidth - rule.id.count + 2)
          + severity.filled(to: Self.severityWidth) + "  " + line
      }
    }
    .map { "\($0)\n" }.joined()
  }

  private static let severityWidth = "incomplete".count
}
