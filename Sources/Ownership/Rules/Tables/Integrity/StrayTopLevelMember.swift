import Findings
import StringCatalogs

/// A catalog has a member at its top that does not belong there, often an entry that a script or merge put too high.
package enum StrayTopLevelMember: TableRule {
  package static let description = RuleDescription(
    id: "json.stray-top-level", title: "a member at the top of a catalog that does not belong there",
    reason: "An entry outside of `strings` is in no product: people see its key.",
    firing: IntegrityExamples.stray, silent: IntegrityExamples.sound)

  package static func drafts(in table: CheckedTable) -> [Draft] {
    table.catalogProblems.filter { $0.kind == .strayTopLevel }.map {
      table.draft(description, of: $0, remedy: "move an entry into `strings`; remove anything else")
    }
  }
}
