package import Findings
package import HostEvidence
package import InstalledProducts
package import LocalizationRuntime

/// One look-up, played step by step.
package struct Explanation: Sendable {
  package var planned: PlannedObservation
  /// What the product runs as; its code then decides how it asks, and this explanation stands in for it.
  package var executable: String?
  package var cell: CellRecord
  /// The path of the bundle that the code asks, relative to the product.
  package var asked: String
  /// How the asked bundle chose its languages; nil where no bundle lies there.
  package var choice: ChoiceRecord?
  /// What is shown, with its trace; nil where no bundle lies there.
  package var message: ResolvedMessage?
  /// Where the key stands in its owner's resources.
  package var place: SourcePlace?
  /// What a run would report about this look-up, if anything.
  package var finding: Finding?
  /// The smallest change of the project that would alter what is shown; nil where none is known.
  package var change: OutcomeChange?
}
