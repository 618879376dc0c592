import Findings
import StringCatalogs

/// A merge left its conflict markers in a catalog.
package enum ConflictMarkers: TableRule {
  package static let description = RuleDescription(
    id: "json.conflict-markers", title: "conflict markers of a merge in a catalog",
    reason: "The file is no JSON any more: nothing in it was checked, and no product can be built from it.",
    firing: IntegrityExamples.conflict, silent: IntegrityExamples.sound)

  /// As with any text that is no JSON, what is in the file could not be looked at.
  package static func drafts(in table: CheckedTable) -> [Draft] {
    table.catalogProblems.filter { $0.kind == .conflictMarkers }.map {
      table.draft(
        description, severity: .incomplete, of: $0,
        remedy: "resolve the conflict: keep the entries of both sides, each key once")
    }
  }
}
