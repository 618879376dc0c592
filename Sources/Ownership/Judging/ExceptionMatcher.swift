import Findings
package import OwnershipManifest

/// Holds drafts against the manifest's exceptions and remembers which of them were needed.
package struct ExceptionMatcher: Sendable {
  private var exceptions: [RuleException]
  private var used: Set<Int> = []
  private var today: String?

  package init(_ exceptions: [RuleException], today: String?) {
    self.exceptions = exceptions
    self.today = today
  }

  /// The first exception that accepts the draft; all that would are used. What could not be observed is accepted by none.
  package mutating func match(_ draft: Draft) -> RuleException? {
    guard draft.severity != .incomplete else { return nil }
    let accepting = exceptions.indices.filter { Self.accepts(exceptions[$0], draft) }
    used.formUnion(accepting)
    let index = accepting.first { !isExpired(exceptions[$0]) }
    return index.map { exceptions[$0] }
  }

  /// What the exceptions themselves have to be told: unused ones after a whole run, expired ones always.
  package func drafts(isWhole: Bool) -> [Draft] {
    exceptions.enumerated().compactMap { index, exception -> Draft? in
      if used.contains(index) {
        return isExpired(exception) ? ExceptionExpired.draft(about: exception) : nil
      }
      guard isWhole else { return nil }
      return exception.rule == UnexpectedFallback.description.id
        ? FallbackNotExercised.draft(about: exception) : ExceptionUnused.draft(about: exception)
    }
  }

  private func isExpired(_ exception: RuleException) -> Bool {
    guard let today, let expires = exception.expires else { return false }
    return expires < today
  }

  private static func accepts(_ exception: RuleException, _ draft: Draft) -> Bool {
    exception.rule == draft.rule && covers(exception.product, draft.product) && covers(exception.owner, draft.owner)
      && covers(exception.table, draft.table) && coversKey(exception.key, draft.key)
      && covers(exception.language, draft.language) && covers(exception.resolvedLocale, draft.resolvedLocale)
      && covers(exception.value, draft.value)
  }

  private static func covers(_ wanted: String?, _ actual: String?) -> Bool { wanted == nil || wanted == actual }

  private static func coversKey(_ glob: String?, _ key: String?) -> Bool {
    guard let glob else { return true }
    return key.map { Glob(glob).matches($0) } ?? false
  }
}
