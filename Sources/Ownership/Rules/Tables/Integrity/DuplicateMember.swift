import Findings
import StringCatalogs

/// A table says one thing twice: a key, and in a catalog a language or a plural category.
package enum DuplicateMember: TableRule {
  package static let description = RuleDescription(
    id: "json.duplicate-key", title: "a key, language or form that a table has twice",
    reason: "One of the two texts is never shown, and which one depends on who reads the file.",
    firing: IntegrityExamples.duplicate, silent: IntegrityExamples.sound)

  package static func drafts(in table: CheckedTable) -> [Draft] {
    ofCatalog(table)
      + table.problems.filter { $0.kind == .duplicateKey }.map { problem in
        table.draft(
          description, key: problem.key, language: problem.language.isEmpty ? nil : problem.language,
          message: "\(problem.place.file): \(problem.message)", remedy: "keep one of the two", place: problem.place)
      }
  }

  private static func ofCatalog(_ table: CheckedTable) -> [Draft] {
    table.catalogProblems.filter { $0.kind == .duplicateKey }.map {
      table.draft(
        description, of: $0,
        remedy: "merge the two into one: JSONSerialization and most tools keep the last, JSONDecoder the first")
    }
  }
}
