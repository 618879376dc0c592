package import Findings

extension RuleException {
  /// Whether the exception is about a finding with these parts; what was shown, and from where, is not compared.
  package func covers(
    rule: String, product: String?, owner: String?, table: String?, key: String?, language: String?
  ) -> Bool {
    self.rule == rule && Self.covers(self.product, product) && Self.covers(self.owner, owner)
      && Self.covers(self.table, table) && coversKey(key) && Self.covers(self.language, language)
  }

  /// Whether the exception is about the finding, as far as a finding shows it.
  package func covers(_ finding: Finding) -> Bool {
    covers(
      rule: finding.rule, product: finding.product, owner: finding.owner, table: finding.table, key: finding.key,
      language: finding.language)
  }

  private static func covers(_ wanted: String?, _ actual: String?) -> Bool { wanted == nil || wanted == actual }

  private func coversKey(_ key: String?) -> Bool {
    guard let glob = self.key else { return true }
    return key.map { Glob(glob).matches($0) } ?? false
  }
}
