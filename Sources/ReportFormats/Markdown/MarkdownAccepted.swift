internal import Findings
internal import Reports

/// What exceptions accept, and what was known before, with the reasons.
struct MarkdownAccepted {
  private struct Group: Hashable {
    var rule: String
    var reason: String
    /// Who gave it, and for how long; empty where nobody did.
    var approval: String

    var parts: [String] { [rule, reason, approval] }
  }

  /// Subjects of one reason that are named.
  private static let limit = 20
  private let findings: [Finding]

  init(_ findings: [Finding]) {
    self.findings = findings.filter { $0.exception != nil }
  }

  var section: MarkdownSection? {
    guard !findings.isEmpty else { return nil }
    let groups = Dictionary(grouping: findings) {
      Group(rule: $0.rule, reason: $0.exception ?? "", approval: $0.approval?.words ?? "")
    }
    let sorted = groups.sorted { left, right in
      left.key.parts.lexicographicallyPrecedes(right.key.parts) { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
    return MarkdownSection(
      subject: .accepted, head: "### Accepted by exceptions, or known (\(findings.count))\n\n",
      items: sorted.map { MarkdownSection.Item(text: text(of: $0.key, $0.value), count: $0.value.count) })
  }

  private func text(of group: Group, _ findings: [Finding]) -> String {
    let subjects = Set(findings.map(\.subject)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let lines = subjects.prefix(Self.limit).map { "<li>\(GitHubHTML.code($0))</li>\n" }.joined()
    let rest = subjects.count - Self.limit
    let more = rest > 0 ? "<li>and \(rest) more</li>\n" : ""
    let approval = group.approval.isEmpty ? "" : " (\(GitHubHTML.code(group.approval)))"
    return "<details>\n<summary>\(GitHubHTML.code(group.rule)) (\(findings.count)): "
      + "\(GitHubHTML.code(group.reason))\(approval)</summary>\n<ul>\n\(lines)\(more)</ul>\n</details>\n\n"
  }
}

extension Finding {
  /// What it is about, without what it says: `Map · Map · map.title · ru · in App`.
  var subject: String {
    let parts = [owner, table, key, language, product.map { "in \($0)" }].compactMap(\.self).filter { !$0.isEmpty }
    return parts.isEmpty ? "the whole project" : parts.joined(separator: " · ")
  }
}
