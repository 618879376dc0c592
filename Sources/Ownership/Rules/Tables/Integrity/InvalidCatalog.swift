import Findings
import StringCatalogs

/// A catalog is no catalog: not JSON, or not of the shape that the compiler takes.
package enum InvalidCatalog: TableRule {
  package static let description = RuleDescription(
    id: "json.invalid", title: "a catalog that cannot be read, or that the compiler refuses",
    reason: "Nothing in it was checked, and no product can be built from it.",
    firing: IntegrityExamples.invalid, silent: IntegrityExamples.sound)

  /// Text that is no JSON could not be looked at; a member of the wrong shape is a mistake in a catalog that was.
  package static func drafts(in table: CheckedTable) -> [Draft] {
    table.catalogProblems.compactMap { problem in
      switch problem.kind {
      case .invalid:
        table.draft(
          description, severity: .incomplete, of: problem,
          remedy: "mend the JSON at this place, or take the file from the last revision that was sound")
      case .missingMember, .wrongType:
        table.draft(
          description, of: problem, remedy: "give the member the shape that Xcode writes, or remove what holds it")
      case .trailingComma:
        table.draft(description, severity: .warning, of: problem, remedy: "remove the comma")
      default: nil
      }
    }
  }
}
