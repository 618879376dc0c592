import Findings
import Ownership
import Reports

/// A rule in words: what it says, why it matters, where it speaks, and where it must not.
struct RuleText {
  private let rule: RuleDescription
  private let width: Int
  private let style: TextStyle

  init(_ rule: RuleDescription, width: Int, isColored: Bool) {
    self.rule = rule
    self.width = min(max(width, 60), 100)
    style = TextStyle(isColored: isColored)
  }

  /// Ends with a line end.
  var text: String {
    let weight = rule.isOnByDefault ? rule.severity.rawValue : "off unless the manifest's `rules` turn it on"
    let heading = [style("\(rule.id): \(rule.title)", .strong), "severity: \(weight)", ""]
    let examples = section("it speaks, for instance, where", rule.firing) + section("it is silent where", rule.silent)
    return (heading + rule.reason.lines(within: width) + examples + files).map { "\($0)\n" }.joined()
  }

  private func section(_ heading: String, _ examples: [RuleExample]) -> [String] {
    guard !examples.isEmpty else { return [] }
    return ["", style("\(heading) (each is run by the tests):", .strong)]
      + examples.flatMap { "- \($0.title)".lines(within: width - 2, indent: 2).map { "  \($0)" } }
  }

  /// The first project in which it speaks, written out.
  private var files: [String] {
    guard let example = rule.firing.first else { return [] }
    let names = example.files.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let base = example.base.map { ", checked with --base \($0)" } ?? ""
    return ["", style("\"\(example.title)\" as files\(base):", .strong)]
      + names.flatMap { name in
        ["", "  " + style(name, .faint)]
          + (example.files[name] ?? "").trimmingSuffix(while: \.isNewline).split(
            separator: "\n", omittingEmptySubsequences: false
          )
          .map { $0.isEmpty ? "" : "    \(VisibleText(String($0)).prose)" }
      }
  }
}

extension String {
  fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> Substring {
    var text = self[...]
    while let last = text.last, isTrimmed(last) { text.removeLast() }
    return text
  }
}
