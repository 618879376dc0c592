import Findings

/// A run without a single observation.
package enum NothingChecked: RunRule {
  package static let description = RuleDescription(
    id: "nothing-checked", title: "nothing was checked", severity: .incomplete,
    reason: "A run that looked at nothing must not read as clean.")

  package static func drafts(in judgement: Judgement) -> [Draft] {
    guard judgement.observations.isEmpty, !judgement.cells.contains(where: { $0.cell.failure != nil }) else {
      return []
    }
    let reason =
      judgement.cells.isEmpty
      ? "no cell of release current was launched" : "no product presents a message of the manifest"
    return [
      Draft(
        description, message: "nothing was checked: \(reason)",
        remedy: "name a catalog in an owner's `resources`, and a product that embeds the owner; a selection on the "
          + "command line may have left nothing")
    ]
  }
}
