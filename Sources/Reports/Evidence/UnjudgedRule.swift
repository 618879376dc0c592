internal import HostEvidence
internal import PositionedJSON

/// A rule that could not look, because what it looks at is not in the evidence that was judged.
package struct UnjudgedRule: Sendable, Hashable {
  package var rule: String
  /// What is not there: lower case, one line, no full stop.
  package var reason: String

  package init(rule: String, reason: String) {
    self.rule = rule
    self.reason = reason
  }

  /// Appends an element of the header's `unjudged`.
  func append(to line: inout JSONLine) {
    line.beginObject()
    line.member("rule", rule)
    line.member("reason", reason)
    line.endObject()
  }

  /// - Throws: `EvidenceError` at the first member that is missing or of a wrong type.
  init(_ fields: RecordFields) throws(EvidenceError) {
    self.init(rule: try fields.string("rule"), reason: try fields.string("reason"))
  }
}

extension Report {
  /// The rules that could not look, in byte order of their names.
  package var unjudgedInOrder: [UnjudgedRule] {
    unjudged.sorted { ($0.rule, $0.reason) < ($1.rule, $1.reason) }
  }
}
