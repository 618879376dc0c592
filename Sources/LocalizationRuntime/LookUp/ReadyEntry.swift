internal import StringCatalogs

/// One entry of a table, ready to be shown any number of times.
final class ReadyEntry: Sendable {
  let entry: LocalizedEntry
  let prepared: PreparedEntry
  /// The text, where the entry is nothing but one.
  let text: String?
  private let place: TablePlace
  /// Where the plain text beside a rule lies; nil where there is none.
  private let plainPlace: TablePlace?
  private let hasFormat: Bool

  init(_ hit: TableHit) {
    place = hit.place
    switch hit.content {
    case .text(let plain):
      entry = .text(plain.text)
      text = plain.text
      plainPlace = nil
      hasFormat = true
    case .rule(let rule, _, let plain):
      entry = .rule(rule, plain: plain?.text)
      text = rule.plainText
      plainPlace = plain?.place
      hasFormat = rule.formatKey != nil || rule.plainText != nil
    }
    prepared = PreparedEntry(entry)
  }

  /// The file that served what is shown: a rule that has nothing for this device or width leaves it to the plain text
  /// of its key, which may lie in another file.
  func place(of shown: FormattedMessage) -> TablePlace {
    guard let plainPlace, shown.variant == nil else { return place }
    let isLeftToPlain = shown.diagnostics.contains {
      if case .deviceFormMissing = $0 { true } else { false }
    }
    return isLeftToPlain || !hasFormat ? plainPlace : place
  }
}
