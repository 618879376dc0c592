package import Findings

/// Collects drafts into findings: equal identities are one, with all their cells and the highest severity.
///
/// Where some drafts of one identity are accepted by an exception and others are not, the finding is open and names
/// the cells of the open ones.
package struct FindingMerge: Sendable {
  private struct Identity: Hashable {
    var parts: [String?]
  }

  private struct Group {
    var open: [Draft] = []
    var accepted: [(draft: Draft, reason: String)] = []
  }

  private var groups: [Identity: Group] = [:]

  package init() {}

  /// Adds one draft; `exception` is the reason that accepts it.
  package mutating func add(_ draft: Draft, exception: String?) {
    let identity = Identity(
      parts: [draft.rule, draft.product, draft.owner, draft.table, draft.key, draft.language])
    if let exception {
      groups[identity, default: Group()].accepted.append((draft, exception))
    } else {
      groups[identity, default: Group()].open.append(draft)
    }
  }

  /// Ascending by rule, product, owner, table, key and language, each by UTF-8 bytes.
  package var findings: [Finding] {
    groups.sorted { left, right in
      left.key.parts.map { $0 ?? "" }.lexicographicallyPrecedes(right.key.parts.map { $0 ?? "" }) {
        $0.utf8.lexicographicallyPrecedes($1.utf8)
      }
    }.compactMap { finding(of: $0.value) }
  }

  private func finding(of group: Group) -> Finding? {
    let drafts = group.open.isEmpty ? group.accepted.map(\.draft) : group.open
    guard let lead = drafts.max(by: Self.isLessTelling) else { return nil }
    let cells = Set(drafts.flatMap(\.cells)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return Finding(
      rule: lead.rule, severity: lead.severity, product: lead.product, owner: lead.owner, table: lead.table,
      key: lead.key, language: lead.language, message: lead.message, remedy: lead.remedy, cells: cells,
      place: lead.place, exception: group.open.isEmpty ? group.accepted.first?.reason : nil,
      reproduce: lead.reproduce)
  }

  /// The most severe draft speaks for the finding, among equals the one of the first cell.
  private static func isLessTelling(_ left: Draft, _ right: Draft) -> Bool {
    if left.severity != right.severity { return left.severity < right.severity }
    let cells = (left.cells.first ?? "", right.cells.first ?? "")
    if cells.0 != cells.1 { return cells.1.utf8.lexicographicallyPrecedes(cells.0.utf8) }
    return right.message.utf8.lexicographicallyPrecedes(left.message.utf8)
  }
}
