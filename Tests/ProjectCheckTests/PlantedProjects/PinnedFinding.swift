import Findings
import Testing

/// What a finding is about and where it leads to, as a person worked it out from the project's files.
struct PinnedFinding: Sendable, Hashable, CustomTestStringConvertible {
  var rule: String
  var severity: Severity
  var product: String?
  var owner: String?
  var table: String?
  var key: String?
  var language: String?
  var file: String?
  var line: Int?
  /// Whether an exception of the manifest accepts it.
  var isAccepted = false

  var testDescription: String {
    let parts = [rule, product, owner, table, key, language].map { $0 ?? "-" }.joined(separator: " ")
    return "\(severity) \(parts) at \(file ?? "-"):\(line.map(String.init) ?? "-")" + (isAccepted ? ", accepted" : "")
  }

  /// Without the line, which moves when lines are added above it.
  var withoutLine: Self {
    var pin = self
    pin.line = nil
    return pin
  }
}

extension PinnedFinding {
  init(_ finding: Finding) {
    self.init(
      rule: finding.rule, severity: finding.severity, product: finding.product, owner: finding.owner,
      table: finding.table, key: finding.key, language: finding.language, file: finding.place?.file,
      line: finding.place?.line, isAccepted: finding.exception != nil)
  }
}
