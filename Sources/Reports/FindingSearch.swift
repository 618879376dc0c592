package import Findings

/// Looks for the one finding of a report whose identity begins with some digits.
package enum FindingSearch: Sendable, Hashable {
  case found(Finding)
  /// More than one identity begins so; ascending.
  case ambiguous([String])
  /// None does; the one whose identity is most like it, nil where there are no findings.
  case absent(nearest: Finding?)

  /// - Parameter digits: hexadecimal, in lower case.
  package init(_ digits: String, in report: Report) {
    let named = report.findings.map { (id: $0.id, finding: $0) }.sorted { $0.id < $1.id }
    let found = named.filter { $0.id.hasPrefix(digits) }
    let ids = Set(found.map(\.id)).sorted()
    if ids.count > 1 {
      self = .ambiguous(ids)
    } else if let open = found.first(where: { $0.finding.exception == nil }) ?? found.first {
      self = .found(open.finding)
    } else {
      let nearest = named.max { Self.likeness(of: $0.id, to: digits) < Self.likeness(of: $1.id, to: digits) }
      self = .absent(nearest: nearest?.finding)
    }
  }

  /// How many digits are the same from the start on, then how many at all in their places.
  private static func likeness(of id: String, to digits: String) -> (Int, Int) {
    let same = zip(id.utf8, digits.utf8).map { $0 == $1 }
    return (same.prefix { $0 }.count, same.count { $0 })
  }
}
