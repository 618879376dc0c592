import Findings
import StringCatalogs

/// A catalog is written in another way than at the base.
package enum DialectChanged: ProjectRule {
  package static let description = RuleDescription(
    id: "format.dialect-changed", title: "a catalog that is written in another way than before", severity: .note,
    reason: "Whoever reviews the change sees every line as new and misses the one that matters; the next tool that "
      + "writes the file changes all of them back. It needs --base with the project as it was.",
    firing: BaseExamples.dialect, silent: BaseExamples.sameDialect)

  /// The file is held against itself, not against Xcode's own way.
  package static func drafts(in facts: CheckFacts) -> [Draft] {
    facts.changedTables.compactMap { table -> Draft? in
      guard case .catalog(let now?, _) = table.now.source, case .catalog(let before?, _) = table.before.source,
        now.bytes != before.bytes
      else { return nil }
      let changes = CatalogDialect(of: now).changes(since: CatalogDialect(of: before))
      guard !changes.isEmpty else { return nil }
      return table.now.draft(
        description, message: "the catalog is written otherwise than at the base: \(changes.joined(separator: ", "))",
        remedy: "write it again in the way that it had, so that only the lines that say something else change")
    }
  }
}
