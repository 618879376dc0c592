import Findings
package import OwnershipManifest

/// Holds drafts against the manifest's exceptions and remembers which of them were needed.
package struct ExceptionMatcher: Sendable {
  private let exceptions: [RuleException]
  private let today: CalendarDay?
  private var used: Set<Int> = []
  /// Of exceptions that are pinned to a text, what findings show instead; the first in byte order, nil for no text.
  private var otherTexts: [Int: String?] = [:]

  /// - Parameter today: `YYYY-MM-DD`; nil where no exception ends.
  package init(_ exceptions: [RuleException], today: String?) {
    self.exceptions = exceptions
    self.today = today.flatMap { CalendarDay($0) }
  }

  /// The first exception that accepts the draft; all that would are used. What could not be observed is accepted by
  /// none. A draft that only its text keeps from being accepted says so.
  package mutating func match(_ draft: inout Draft) -> RuleException? {
    guard draft.severity != .incomplete else { return nil }
    var accepting: [Int] = []
    var pinned: Int?
    for index in exceptions.indices where Self.covers(exceptions[index], draft) {
      if exceptions[index].value.map({ $0 == draft.value }) ?? true {
        accepting.append(index)
      } else {
        pinned = pinned ?? index
        note(draft.value, for: index)
      }
    }
    used.formUnion(accepting)
    if accepting.isEmpty, let pinned { draft.message += Self.remark(on: exceptions[pinned]) }
    return accepting.first { !isExpired(exceptions[$0]) }.map { exceptions[$0] }
  }

  private mutating func note(_ text: String?, for index: Int) {
    let known = otherTexts[index, default: nil]
    let first = [known, text].compactMap(\.self).min { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    otherTexts.updateValue(first, forKey: index)
  }

  private static func remark(on exception: RuleException) -> String {
    let place = exception.place.line.map { "\(exception.place.file):\($0)" } ?? exception.place.file
    return "; the exception at \(place) accepts it only while it reads \"\(exception.value ?? "")\""
  }

  private static func covers(_ exception: RuleException, _ draft: Draft) -> Bool {
    exception.covers(
      rule: draft.rule, product: draft.product, owner: draft.owner, table: draft.table, key: draft.key,
      language: draft.language)
      && (exception.resolvedLocale == nil || exception.resolvedLocale == draft.resolvedLocale)
  }
}

// MARK: - What is to be said about the exceptions themselves

extension ExceptionMatcher {
  /// From how many days before its end an exception is told.
  private static let daysOfNotice = 14

  /// Unused ones after a whole run, those that end or have ended always.
  package func drafts(isWhole: Bool) -> [Draft] {
    exceptions.indices.compactMap { index in
      if used.contains(index) { return endDraft(exceptions[index]) }
      return isWhole ? unusedDraft(index) : nil
    }
  }

  private func unusedDraft(_ index: Int) -> Draft? {
    let exception = exceptions[index]
    if let text = otherTexts[index] { return ExceptionUnused.draft(about: exception, shown: text) }
    if exception.rule == UnexpectedFallback.description.id { return FallbackNotExercised.draft(about: exception) }
    // Another command may find what it accepts.
    return RuleRegistry.ofSeveralCommands.contains(exception.rule) ? nil : ExceptionUnused.draft(about: exception)
  }

  private func endDraft(_ exception: RuleException) -> Draft? {
    guard let left = daysLeft(of: exception) else { return nil }
    if left < 0 { return ExceptionExpired.draft(about: exception) }
    return left <= Self.daysOfNotice ? ExceptionExpiring.draft(about: exception, daysLeft: left) : nil
  }

  private func isExpired(_ exception: RuleException) -> Bool { daysLeft(of: exception).map { $0 < 0 } ?? false }

  /// 0 on the last good day; nil for one without an end.
  private func daysLeft(of exception: RuleException) -> Int? {
    guard let today, let last = exception.expires.flatMap({ CalendarDay($0) }) else { return nil }
    return last.number - today.number
  }
}
