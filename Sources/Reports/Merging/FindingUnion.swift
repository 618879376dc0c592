package import Findings

/// Findings of several reports, those of equal identity as one.
///
/// The most severe one speaks for all, among equals the one of the first cell. Where one is open and another accepted, the
/// finding is open and names the cells of the open ones, as it does in a run of the whole.
package struct FindingUnion: Sendable {
  /// Ascending by identity's parts.
  package let findings: [Finding]

  package init(_ findings: [Finding]) {
    let groups = Dictionary(grouping: findings) { finding in
      [finding.rule, finding.product, finding.owner, finding.table, finding.key, finding.language].map {
        $0.map { Array($0.utf8) } ?? []
      }
    }
    self.findings = groups.sorted { $0.key.lexicographicallyPrecedes($1.key, by: { $0.lexicographicallyPrecedes($1) }) }
      .compactMap { Self.joined($0.value) }
  }

  private static func joined(_ group: [Finding]) -> Finding? {
    let open = group.filter { $0.exception == nil }
    let counted = open.isEmpty ? group : open
    guard var joined = counted.min(by: speaksBefore) else { return nil }
    joined.cells = Set(counted.flatMap(\.cells)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    joined.exception = counted.compactMap(\.exception).min { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return joined
  }

  private static func speaksBefore(_ left: Finding, _ right: Finding) -> Bool {
    if left.severity != right.severity { return left.severity > right.severity }
    let mine = [left.cells.first ?? "", left.message]
    return mine.lexicographicallyPrecedes([right.cells.first ?? "", right.message]) {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
  }
}
