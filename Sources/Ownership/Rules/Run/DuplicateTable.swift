import Findings
import InstalledProducts
import OwnershipManifest

/// Two owners put the same table into one bundle.
package enum DuplicateTable: RunRule {
  package static let description = RuleDescription(
    id: "duplicate-table", title: "two files for one table in one bundle",
    reason: "One of them overwrites the other: which one depends on the order of the build.",
    firing: CopyExamples.sameTable, silent: CopyExamples.single)

  package static func drafts(in judgement: Judgement) -> [Draft] {
    judgement.facts.assemblyNotes.map { note in
      Draft(
        description, product: note.product, owner: note.owner, table: note.table,
        message: "\(note.product) gets table \(note.table) of \"\(note.bundle)\" twice: \(note.owner) overwrites "
          + note.overwritten,
        remedy: "give the tables different names, or the owners different bundles",
        place: judgement.facts.manifest.owner(note.owner)?.place)
    }
  }
}
