package import Findings

/// Collects drafts into findings: equal identities are one, with all their cells and the highest severity.
///
/// Where some drafts of one identity are accepted by an exception and others are not, the finding is open and names
/// the cells of the open ones.
package struct FindingMerge: Sendable {
  private struct Identity: Hashable {
    var parts: [String?]
  }

  /// What is known of one identity.
  private struct Group {
    var open: Merged?
    var accepted: Merged?
    /// Of what accepts them, the first in order.
    var acceptance: Acceptance?
  }

  /// Drafts of one identity, of which only what a finding needs is kept.
  private struct Merged {
    /// The one that speaks for all.
    var lead: Draft
    var cells: Set<String>
    /// Those of drafts that no cell shows.
    var places: Set<SourcePlace> = []

    init(_ draft: Draft) {
      lead = draft
      cells = Set(draft.cells)
      if draft.cells.isEmpty, let place = draft.place { places.insert(place) }
    }

    mutating func add(_ draft: Draft) {
      if FindingMerge.isLessTelling(lead, draft) { lead = draft }
      cells.formUnion(draft.cells)
      if draft.cells.isEmpty, let place = draft.place { places.insert(place) }
    }
  }

  private var groups: [Identity: Group] = [:]

  package init() {}

  /// Adds one draft, with what accepts it.
  package mutating func add(_ draft: Draft, acceptance: Acceptance?) {
    let identity = Identity(
      parts: [draft.rule, draft.product, draft.owner, draft.table, draft.key, draft.language])
    if let acceptance {
      Self.add(draft, to: &groups[identity, default: Group()].accepted)
      let first = groups[identity]?.acceptance ?? acceptance
      groups[identity]?.acceptance = Acceptance.precedes(acceptance, first) ? acceptance : first
    } else {
      Self.add(draft, to: &groups[identity, default: Group()].open)
    }
  }

  private static func add(_ draft: Draft, to merged: inout Merged?) {
    if merged == nil { merged = Merged(draft) } else { merged?.add(draft) }
  }

  /// Ascending by rule, product, owner, table, key and language, each by UTF-8 bytes.
  package var findings: [Finding] {
    groups.sorted { left, right in
      left.key.parts.map { $0 ?? "" }.lexicographicallyPrecedes(right.key.parts.map { $0 ?? "" }) {
        $0.utf8.lexicographicallyPrecedes($1.utf8)
      }
    }.compactMap { finding(of: $0.value) }
  }

  /// The order of findings.
  static func precedes(_ left: Finding, _ right: Finding) -> Bool {
    let mine = [left.rule, left.product, left.owner, left.table, left.key, left.language].map { $0 ?? "" }
    let others = [right.rule, right.product, right.owner, right.table, right.key, right.language].map { $0 ?? "" }
    return mine.lexicographicallyPrecedes(others) { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private func finding(of group: Group) -> Finding? {
    guard let merged = group.open ?? group.accepted else { return nil }
    let lead = merged.lead
    var finding = Finding(
      rule: lead.rule, severity: lead.severity, product: lead.product, owner: lead.owner, table: lead.table,
      key: lead.key, language: lead.language, message: lead.message + Self.otherPlaces(merged),
      remedy: lead.remedy, cells: merged.cells.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) },
      place: lead.place, reproduce: lead.reproduce)
    finding.hostOutput = lead.hostOutput
    guard group.open == nil else { return finding }
    finding.exception = group.acceptance?.reason
    finding.approval = group.acceptance?.approval
    return finding
  }

  /// Where else the same thing is, for findings that no cell shows.
  private static func otherPlaces(_ merged: Merged) -> String {
    let others = merged.places.subtracting([merged.lead.place].compactMap { $0 })
    guard let first = others.min(by: Self.precedes) else { return "" }
    let rest = others.count - 1
    let more = rest == 0 ? "" : " and \(rest) more place\(rest == 1 ? "" : "s")"
    return " (also at \(first.file)\(first.line.map { ":\($0)" } ?? "")\(more))"
  }

  private static func precedes(_ left: SourcePlace, _ right: SourcePlace) -> Bool {
    if left.file != right.file { return left.file.utf8.lexicographicallyPrecedes(right.file.utf8) }
    return (left.line ?? 0, left.column ?? 0) < (right.line ?? 0, right.column ?? 0)
  }

  /// The most severe draft speaks for the finding, among equals the one of the first cell or place.
  private static func isLessTelling(_ left: Draft, _ right: Draft) -> Bool {
    if left.severity != right.severity { return left.severity < right.severity }
    let cells = (left.cells.first ?? "", right.cells.first ?? "")
    if cells.0 != cells.1 { return cells.1.utf8.lexicographicallyPrecedes(cells.0.utf8) }
    if let place = left.place, let other = right.place, place != other { return precedes(other, place) }
    return right.message.utf8.lexicographicallyPrecedes(left.message.utf8)
  }
}
