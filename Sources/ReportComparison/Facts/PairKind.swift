/// What one pair of observations says by itself.
enum PairKind: UInt8, Sendable {
  /// A person reads the same, from the same language.
  case same
  /// A table had it; now the key, the call's default or nothing is shown.
  case textLost
  case textGained
  /// Served by a language that is farther from the reader's list.
  case fallbackRegressed
  case fallbackGained
  /// Another plural form for the same count, and a form is no longer used.
  case pluralChanged
  /// Another plural form for the same count, one that was not used before.
  case pluralGained
  case valueChanged
  /// It follows from a localization or a choice of language that is a change of its own.
  case implied
  /// The source text that changed while a translation did not.
  case staleSource
}
