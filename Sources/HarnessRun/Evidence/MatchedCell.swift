import HostEvidence
import InstalledProducts
import LocaleMatrix
import LocalizationRuntime
import Ownership

/// One cell of evidence beside what the project has its product present there.
struct MatchedCell: Sendable {
  /// For the rules: each observation with what was planned for it.
  private(set) var cell: PlayedCell
  /// What was planned and is not in the evidence, in the order of the plan.
  private(set) var missing: [PlannedObservation] = []
  /// How many observations have markup, or arguments that do not fit, which a device shows in a way of its own.
  private(set) var needingDevice = 0

  /// - Parameters:
  ///   - evidence: the records of this cell, in any order.
  ///   - simulated: the cell as it would be played here.
  init(
    _ record: CellRecord, _ evidence: (choices: [ChoiceRecord], observations: [ObservationRecord]),
    simulated: PlayedCell, in release: InstalledRelease
  ) {
    cell = PlayedCell(id: record.id, product: simulated.product, record: record)
    cell.choices = Self.choices(evidence.choices, simulated)
    var plan = PresentationMatch(of: simulated, in: release)
    let matched = evidence.observations.sorted(by: Self.precedes).map { plan.observation(for: $0) }
    cell.observations = matched.sorted { $0.order < $1.order }.map(\.observation)
    needingDevice = matched.count { $0.needsDevice }
    missing = plan.missing
  }

  /// Those of the evidence, the main bundle's first; of a bundle that it says nothing of, what its own files give.
  private static func choices(_ records: [ChoiceRecord], _ simulated: PlayedCell) -> [ChoiceRecord] {
    let known = Set(records.map(\.bundle))
    let all = records + simulated.choices.filter { !known.contains($0.bundle) }
    return all.sorted { left, right in
      if (left.bundle == ".") != (right.bundle == ".") { return left.bundle == "." }
      return left.bundle.utf8.lexicographicallyPrecedes(right.bundle.utf8)
    }
  }

  /// An order of records that does not depend on that of the file.
  private static func precedes(_ left: ObservationRecord, _ right: ObservationRecord) -> Bool {
    parts(left).lexicographicallyPrecedes(parts(right)) { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func parts(_ record: ObservationRecord) -> [String] {
    [
      record.owner, record.table, record.key, "\(record.arguments)", record.surface, record.asked,
      record.outcome.rawValue, record.formattingLocale ?? "", record.value ?? "",
    ]
  }
}
