internal import Findings
internal import Reports

/// Findings of one rule about one key, in whatever products and languages: one thing to mend.
///
/// Those that name no key are grouped by the product and owner that they are about.
struct FindingGroup {
  /// Never empty; the worst first.
  let findings: [Finding]
  /// Rule, product (only where there is no key), owner, table, key.
  private let parts: [ExactText]

  /// The groups in the order of their first findings.
  static func groups(of findings: [Finding]) -> [FindingGroup] {
    var order: [[ExactText]] = []
    var members: [[ExactText]: [Finding]] = [:]
    for finding in findings {
      let parts = parts(of: finding)
      if members[parts] == nil { order.append(parts) }
      members[parts, default: []].append(finding)
    }
    return order.compactMap { parts in members[parts].map { FindingGroup(findings: $0, parts: parts) } }
  }

  private static func parts(of finding: Finding) -> [ExactText] {
    let product = finding.key == nil ? finding.product : nil
    return [finding.rule, product, finding.owner, finding.table, finding.key].map { ExactText($0 ?? "") }
  }

  /// The same whatever languages and products are added: 16 hexadecimal digits.
  var fingerprint: String { Fingerprint(of: parts.map(\.text).joined(separator: "\u{1F}")).hexadecimal }

  var worst: Finding { findings[0] }

  /// The first one's message, which others there are, and how to mend it, as lines of at most `limit` bytes together.
  func text(limit: Int) -> String {
    var lines = [FindingLines.shown(worst.message)]
    if !others.isEmpty { lines.append("also in \(others)") }
    if !worst.remedy.isEmpty { lines.append("fix: \(FindingLines.shown(worst.remedy))") }
    return BoundedText.cut(lines.joined(separator: "\n"), to: limit)
  }

  /// Such as `App (de, ru), Widget (ar)`.
  private var others: String {
    let products = Dictionary(grouping: findings.dropFirst()) { ExactText($0.product ?? "") }.sorted { $0.key < $1.key }
    let parts = products.map { product, findings in
      let languages = Set(findings.compactMap(\.language).map(ExactText.init)).sorted().map {
        VisibleText($0.text).plain
      }
      let list = languages.isEmpty ? "" : languages.joined(separator: ", ")
      if product.text.isEmpty { return list }
      return VisibleText(product.text).plain + (list.isEmpty ? "" : " (\(list))")
    }
    return parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
