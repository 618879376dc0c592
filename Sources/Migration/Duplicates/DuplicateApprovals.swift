import OwnershipManifest

/// The exceptions of `owner.duplicate-key`, which `check` holds its findings against.
struct DuplicateApprovals {
  private let exceptions: [RuleException]
  private let today: CalendarDay?

  init(_ manifest: Manifest, today: String?) {
    exceptions = manifest.exceptions.filter { $0.rule == "owner.duplicate-key" }
    self.today = today.flatMap { CalendarDay($0) }
  }

  /// The exception that is about the copies: one that has not expired before one that has.
  func approval(of key: String, _ copies: [KeyCopy]) -> DuplicateApproval? {
    let places = Self.places(of: copies)
    let fitting = exceptions.filter { exception in
      exception.value == nil && exception.resolvedLocale == nil
        && places.allSatisfy { place in
          exception.covers(
            rule: exception.rule, product: nil, owner: place.owner, table: place.table, key: key, language: nil)
        }
    }
    let approvals = fitting.map { exception in
      DuplicateApproval(
        reason: exception.reason, approvedBy: exception.approvedBy, expires: exception.expires,
        isExpired: isOver(exception.expires))
    }
    return approvals.first { !$0.isExpired } ?? approvals.first
  }

  /// Where `check` finds the key: in each table that several owners have, at the first of them. Of copies in tables of
  /// different names it finds none, and the first copy stands for all.
  private static func places(of copies: [KeyCopy]) -> [(owner: String, table: String)] {
    let tables = copies.map(\.table).uniqued.filter { table in
      Set(copies.filter { $0.table == table }.map(\.owner)).count > 1
    }
    let firsts = tables.compactMap { table in copies.first { $0.table == table } }
    return (firsts.isEmpty ? Array(copies.prefix(1)) : firsts).map { ($0.owner, $0.table) }
  }

  private func isOver(_ expires: String?) -> Bool {
    guard let today, let last = expires.flatMap({ CalendarDay($0) }) else { return false }
    return last.number < today.number
  }
}
