import HostEvidence
import Reports

/// The records of evidence by the cell that they are of.
struct CellRecords: Sendable {
  private let choices: [String: [ChoiceRecord]]
  private let observations: [String: [ObservationRecord]]

  init(of evidence: Report) {
    choices = Dictionary(grouping: evidence.choices, by: \.cell)
    observations = Dictionary(grouping: evidence.observations, by: \.cell)
  }

  subscript(cell: String) -> (choices: [ChoiceRecord], observations: [ObservationRecord]) {
    (choices[cell] ?? [], observations[cell] ?? [])
  }
}
