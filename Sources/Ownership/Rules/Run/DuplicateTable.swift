import Findings
import InstalledProducts
import OwnershipManifest

/// Two owners, or two files of one, put the same table into one bundle.
package enum DuplicateTable: RunRule {
  package static let description = RuleDescription(
    id: "duplicate-table", title: "two files for one table in one bundle",
    reason: "One of them overwrites the other: which one depends on the order of the build.",
    firing: CopyExamples.sameTable + CopyExamples.twoFiles + BuiltCopyExamples.rivals,
    silent: CopyExamples.single + BuiltCopyExamples.halves)

  package static func drafts(in judgement: Judgement) -> [Draft] {
    judgement.facts.assemblyNotes.map { note in
      if let rivals = note.rivals { return draft(note, rivals) }
      return Draft(
        description, product: note.product, owner: note.owner, table: note.table,
        message: "\(note.product) gets table \(note.table) of \"\(note.bundle)\" twice: \(note.owner) overwrites "
          + note.overwritten,
        remedy: "give the tables different names, or the owners different bundles",
        place: judgement.facts.manifest.owner(note.owner)?.place,
        reproduce: ["bordercheck", "run"])
    }
  }

  /// Two files of one owner.
  private static func draft(_ note: AssemblyNote, _ rivals: TableRivals) -> Draft {
    Draft(
      description, product: note.product, owner: note.owner, table: note.table,
      message: "\(note.product) gets table \(note.table) of \(note.owner) from two files, \(rivals.first) and "
        + "\(rivals.second): a build refuses them or takes either",
      remedy: "merge them into one file, or give the tables different names", place: SourcePlace(file: rivals.second),
      reproduce: ["bordercheck", "run"])
  }
}
