internal import Findings
internal import Reports

/// One thing that has to be so before a release, and the rules that find it is not.
struct ChecklistLine: Hashable {
  var title: String
  /// In byte order; each rule is in one line at most. The line about CI has none: the repository decides it.
  var rules: [String]
  /// The commands that can say it is so, the one to start with first. Any other may still find that it is not.
  var commands: [Report.Origin]
  /// Whether it is about calls, so that code has to have been read.
  var isAboutCalls = false
}

extension ChecklistLine {
  /// The rules by name, as short as they can be said: `fmt.*` where all rules of that name are in the line.
  var ruleNames: [String] {
    let own = Set(rules)
    var names: [String] = []
    for rule in rules {
      let name = Self.family(of: rule).flatMap { own.isSuperset(of: $0.rules) ? "\($0.name).*" : nil } ?? rule
      if names.last != name { names.append(name) }
    }
    return names
  }

  /// The rules that begin like one, where there are several.
  private static func family(of rule: String) -> (name: Substring, rules: [String])? {
    guard let dot = rule.firstIndex(of: ".") else { return nil }
    let rules = RuleNames.all.filter { $0.hasPrefix(rule[...dot]) }
    return rules.count > 1 ? (rule[..<dot], rules) : nil
  }
}
