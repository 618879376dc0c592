import Findings
import OwnershipManifest

/// Something that nobody owns: a table that no owner declares, or a language that its owner does not.
package enum UndeclaredOwner: ProjectRule {
  package static let description = RuleDescription(
    id: "owner.undeclared", title: "a table that no owner declares, or a language that its owner does not",
    reason: "Nobody is asked to complete it, no check looks at it, and people get it all the same.",
    firing: UndeclaredExamples.undeclared, silent: UndeclaredExamples.declared)

  package static func drafts(in facts: CheckFacts) -> [Draft] { tables(facts) + languages(facts) }

  /// Tables of Interface Builder files belong to their files.
  private static func tables(_ facts: CheckFacts) -> [Draft] {
    let owned = Set(facts.tables.flatMap(\.files))
    let interfaces = Set(
      facts.files.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.map {
        String(RelativePath.name(of: $0).prefix { $0 != "." })
      })
    let loose = facts.tableFiles.filter { !owned.contains($0) }.compactMap { path in
      TableFileName(path).map { (path, $0) }
    }.filter { !interfaces.contains($0.1.table) }
    return Dictionary(grouping: loose) { "\($0.1.folder)/\($0.1.table)" }.sorted { $0.key < $1.key }
      .compactMap { _, files in files.first.map { draft(path: $0.0, $0.1.table) } }
  }

  private static func draft(path: String, _ table: String) -> Draft {
    Draft(
      description, table: table, message: "\(path) is in the project, and no owner declares it",
      remedy: "add it to the `resources` of an owner, or remove it from the project", place: SourcePlace(file: path))
  }

  /// Somebody else's package may have every language it likes.
  private static func languages(_ facts: CheckFacts) -> [Draft] {
    facts.manifest.owners.filter { !$0.isExternal }.flatMap { owner -> [Draft] in
      let tables = facts.tables(of: owner.name).filter(\.isReadable).map { ($0, $0.presence.undeclared) }
      return facts.ascending(tables.flatMap(\.1)).map { language in
        let having = tables.filter { $0.1.contains(language) }.map(\.0)
        return facts.draft(
          description, severity: .warning, owner: owner, language: language,
          message: "\(owner.name) has \(language) in \(having.count == 1 ? "table" : "tables") "
            + "\(having.map(\.name).joined(separator: ", ")), and declares it nowhere",
          remedy: "add it to the owner's `languages` or `optionalLanguages`, or remove it from the tables",
          place: having.first?.files.first.map { SourcePlace(file: $0) })
      }
    }
  }
}
