internal import StringCatalogs

/// One entry of a table, ready to be shown any number of times.
final class ReadyEntry: Sendable {
  let entry: LocalizedEntry
  let prepared: PreparedEntry
  /// The text, where the entry is nothing but one.
  let text: String?
  private let hit: TableHit

  init(_ hit: TableHit) {
    self.hit = hit
    switch hit.content {
    case .text(let plain):
      entry = .text(plain.text)
      text = plain.text
    case .rule(let rule, _, let plain):
      entry = .rule(rule, plain: plain?.text)
      text = nil
    }
    prepared = PreparedEntry(entry)
  }

  /// The file that served what is shown: a rule that has nothing for this device or width leaves it to the plain text
  /// of its key, which may lie in another file.
  func place(of shown: FormattedMessage) -> TablePlace {
    guard case .rule(let rule, let place, let plain?) = hit.content, shown.variant == nil else { return hit.place }
    let isLeftToPlain = shown.diagnostics.contains {
      if case .deviceFormMissing = $0 { true } else { false }
    }
    return isLeftToPlain || rule.formatKey == nil ? plain.place : place
  }
}
