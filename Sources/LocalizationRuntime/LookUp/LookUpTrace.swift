/// How one look-up came about, step by step.
package struct LookUpTrace: Sendable, Hashable {
  /// Why no table's entry is shown.
  package enum Miss: Sendable, Hashable {
    /// The call has no key.
    case noKey
    /// No file of this table lies in any place that was searched.
    case noTableFile
    /// A file of this table is there and does not parse; no other file has the key.
    case tableUnreadable(file: String)
    /// The files that were found have no entry for the key.
    case noEntry
    /// The entry has variants for other devices only, and no plain text stands beside it.
    case noVariantForDevice
  }

  /// The list that the process read, and where it came from.
  package var user: UserLanguages
  /// What the main bundle chose.
  package var main: LanguageChoice
  /// What the asked bundle chose, and whether a gate applied; the same as `main` for the main bundle.
  package var choice: LanguageChoice
  package var asksMainBundle: Bool
  /// The languages that the code asked for, and the localizations that serve them; nil where it asked for none.
  package var explicit: Explicit?
  /// The table's name as files have it.
  package var table: String
  /// Every file that was asked for, in order.
  package var candidates: [TableCandidate]
  /// Nil where an entry is shown.
  package var miss: Miss?
  /// How the code wanted the text to be formatted.
  package var formatting: MessageRequest.Formatting
  /// The knobs that decide this look-up: with their other value something else would be shown.
  package var knobs: [KnobEffect]

  package struct Explicit: Sendable, Hashable {
    package var asked: [String]
    package var candidates: [String]
  }
}
