package import Findings
internal import HostEvidence

/// Earlier evidence that new findings are told from.
package struct BaseEvidence: Sendable {
  /// Names one key of an owner.
  package struct Message: Sendable, Hashable {
    package var owner: String
    package var table: String
    package var key: String

    package init(owner: String, table: String, key: String) {
      self.owner = owner
      self.table = table
      self.key = key
    }
  }

  /// As messages name it.
  package var name: String
  package var findings: [Finding]
  /// What was observed then.
  package var messages: Set<Message>

  package init(name: String, findings: [Finding], messages: Set<Message> = []) {
    self.name = name
    self.findings = findings
    self.messages = messages
  }

  /// FNV-1a 64 over everything that new findings are told by: 16 hexadecimal digits.
  package var digest: String {
    var fingerprint = Fingerprint()
    let known = findings.filter { $0.severity != .incomplete }.map(\.id)
    let seen = messages.map { [$0.owner, $0.table, $0.key].joined(separator: "\u{1F}") }
    for name in Set(known + seen).sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      fingerprint.add(name)
      fingerprint.add("\n")
    }
    return fingerprint.hexadecimal
  }

  /// What a report says of its time.
  package init(_ report: Report, name: String) {
    self.name = name
    findings = report.findings
    messages = Set(report.observations.map { Message(owner: $0.owner, table: $0.table, key: $0.key) })
  }
}
