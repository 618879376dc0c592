import Findings
import OwnershipManifest

/// A run without a single observation, a check without a single table.
package enum NothingChecked: RunRule, ProjectRule {
  package static let description = RuleDescription(
    id: "nothing-checked", title: "nothing was checked", severity: .incomplete,
    reason: "A run that looked at nothing must not read as clean.")

  package static func drafts(in judgement: Judgement) -> [Draft] {
    guard judgement.observations.isEmpty, !judgement.cells.contains(where: { $0.cell.failure != nil }) else {
      return []
    }
    if judgement.facts.isWhole, judgement.facts.devices.isEmpty { return [emptyMatrix(judgement)] }
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

  private static func emptyMatrix(_ judgement: Judgement) -> Draft {
    Draft(
      description,
      message:
        "nothing was checked: the folder \"\(judgement.facts.manifest.matrix)\" has no scenario, no file that ends "
        + "in .json",
      remedy: "write a scenario into it, or remove the folder: every language that an owner must have is then played")
  }

  package static func drafts(in facts: CheckFacts) -> [Draft] {
    guard facts.tables.isEmpty else { return [] }
    return [
      Draft(
        description, message: "nothing was checked: no owner of the manifest has a table",
        remedy: "name a catalog, a table or a folder with them in an owner's `resources`")
    ]
  }
}
