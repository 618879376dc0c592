import Findings
import OwnershipManifest

/// Two tables of one bundle differ in case alone.
package enum TableCaseClash: ProjectRule {
  package static let description = RuleDescription(
    id: "table.case-clash", title: "tables whose names differ in case alone",
    reason: "On a disk that ignores case they are one file, and one of them is lost.",
    firing: TablePlaceExamples.caseClash, silent: TablePlaceExamples.sound)

  package static func drafts(in facts: CheckFacts) -> [Draft] {
    facts.manifest.owners.flatMap { owner in
      Dictionary(grouping: facts.ascending(facts.tables(of: owner.name).map(\.name))) { $0.lowercased() }
        .sorted { $0.key < $1.key }.filter { $0.value.count > 1 }.map { _, names in
          facts.draft(
            description, owner: owner, table: names[0],
            message: "the tables \(names.joined(separator: " and ")) of \(owner.name) differ in case alone",
            remedy: "rename one of them")
        }
    }
  }
}
