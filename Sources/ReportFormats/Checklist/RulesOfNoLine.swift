internal import Findings

/// The rules that no line of the release checklist is about, and why.
enum RulesOfNoLine {
  struct Group {
    var reason: String
    var rules: [String]
  }

  static let groups: [Group] = [
    Group(
      reason: "what an approval no longer accepts counts in the line that it is about",
      rules: [
        "baseline-stale", "exception-expired", "exception-expiring", "exception-malformed", "exception-unused",
        "fallback-not-exercised",
      ]),
    Group(
      reason: "how a text is worded is for its translators and reviewers to say",
      rules: RuleNames.all.filter { $0.hasPrefix("text.") && $0 != "text.duplicate-value" }),
    Group(
      reason: "what nobody asks for changes nothing that people read",
      rules: ["call.unused-key", "key.stale", "unused-weight"]),
    Group(
      reason: "names of Swift symbols are held by the compiler",
      rules: [
        "symbol.collision", "symbol.digit-first", "symbol.namespace-vs-leaf", "symbol.shadows-type",
        "symbol.too-long", "symbol.unnameable",
      ]),
    Group(
      reason: "how code, keys and files are written is for a team to agree on",
      rules: [
        "call.concatenation", "call.outside-enum", "format.dialect-changed", "key.style", "key.white-space-edge",
        "legacy-tag",
      ]),
  ]
}
