/// Something that could not be compared: it reads neither as changed nor as the same.
package struct ComparisonGap: Sendable, Hashable {
  /// Which of its kinds it is.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The report says itself that something could not be observed.
    case incompleteReport = "incomplete-report"
    /// The header counts look-ups that the file does not hold.
    case unrecorded
    /// A language list that one report only played in a product.
    case notPlayed = "not-played"
    /// A message that one report only presented in a language list that both played.
    case notPresented = "not-presented"
    /// Findings about what the new report did not look at.
    case notLookedAt = "not-looked-at"
    /// No observation has a partner.
    case nothingCompared = "nothing-compared"
    /// The same message with other arguments of the same types.
    case otherArguments = "other-arguments"
    /// The reports were made in different ways.
    case otherMatrix = "other-matrix"
  }

  package var kind: Kind
  /// Whether the comparison is incomplete because of it.
  package var isIncomplete: Bool
  /// One sentence that names the report.
  package var text: String
}
