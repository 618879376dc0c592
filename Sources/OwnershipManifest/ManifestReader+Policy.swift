import Findings
import PositionedJSON

/// A severity as policy writes it: `off` silences a rule.
private enum PolicySeverity: String, CaseIterable {
  case error
  case warning
  case note
  case off

  var severity: Severity? { Severity(rawValue: rawValue) }
}

/// What `--fail-on` and a profile's `failOn` take.
private enum FailingSeverity: String, CaseIterable {
  case error
  case warning
  case note
}

extension ManifestReader {
  mutating func readPolicy(of object: StrictObject) {
    if let node = object["rules"] { result.rules = rules(node) }
    guard let node = object["profiles"], let members = reader.members(of: node, "\"profiles\"") else { return }
    for member in members { result.profiles[name(member, of: "a profile")] = profile(member.value) }
  }

  /// A rule's identifier.
  mutating func ruleName(_ node: JSONNode) -> String? {
    guard let rule = reader.string(node, "\"rule\"") else { return nil }
    hold(rule: rule, at: node.position)
    return rule
  }

  private mutating func profile(_ node: JSONNode) -> Manifest.Profile? {
    guard let object = reader.object(node, "a profile", members: ["rules", "failOn"]) else { return nil }
    let failing: FailingSeverity? = reader.choice("failOn", of: object)
    return Manifest.Profile(
      rules: object["rules"].map { rules($0) } ?? [:], failOn: failing.flatMap { Severity(rawValue: $0.rawValue) })
  }

  private mutating func rules(_ node: JSONNode) -> [String: Severity?] {
    var rules: [String: Severity?] = [:]
    for member in reader.members(of: node, "\"rules\"") ?? [] {
      hold(rule: member.key, at: member.keyPosition)
      guard let policy: PolicySeverity = reader.choice(member.value, "the severity of \"\(member.key)\"") else {
        continue
      }
      rules.updateValue(policy.severity, forKey: member.key)
    }
    return rules
  }

  private mutating func hold(rule: String, at position: JSONPosition) {
    if RuleNames.all.contains(rule) { return }
    let hint = NameSuggestion.closest(to: rule, in: RuleNames.all).map { "; did you mean \"\($0)\"?" }
    reader.note("there is no rule \"\(rule)\"\(hint ?? "; expected the identifier of a rule")", at: position)
  }
}
