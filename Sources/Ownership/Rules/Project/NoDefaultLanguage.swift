import Findings
import OwnershipManifest

/// A table has nothing in the development region, where every fallback ends.
package enum NoDefaultLanguage: ProjectRule {
  package static let description = RuleDescription(
    id: "owner.no-default-language", title: "an owner without its development language",
    reason: "Whoever reads none of its languages gets the development region: they see keys.",
    firing: OwnerExamples.noDefault, silent: OwnerExamples.sound + OwnerExamples.interface)

  /// One finding where no table of the owner has it, else one for each table. Interface Builder files have the texts of
  /// their tables in the development region.
  package static func drafts(in facts: CheckFacts) -> [Draft] {
    facts.manifest.owners.flatMap { owner -> [Draft] in
      let tables = facts.tables(of: owner.name).filter { table in
        table.isReadable && table.entries.contains { table.needsTranslation($0) && !$0.isOfInterface }
      }
      let lacking = tables.filter { lacksRegion($0) }
      if lacking.isEmpty { return [] }
      let names = lacking.count == tables.count ? [nil] : lacking.map { Optional($0.name) }
      return names.map { draft(owner, table: $0, facts) }
    }
  }

  private static func lacksRegion(_ table: CheckedTable) -> Bool {
    let region = table.languages.developmentRegion
    let serving = table.presence.serving.first { $0.required == region }
    return serving?.language == nil && !table.isDamaged(for: region)
  }

  private static func draft(_ owner: Owner, table: String?, _ facts: CheckFacts) -> Draft {
    let region = facts.manifest.developmentRegion
    return facts.draft(
      description, owner: owner, table: table, language: region,
      message: "\(owner.name) has no text in \(region), the development region"
        + (table.map { ", in table \($0)" } ?? ""),
      remedy: "add \(region) to the tables, or correct `developmentRegion`")
  }
}
