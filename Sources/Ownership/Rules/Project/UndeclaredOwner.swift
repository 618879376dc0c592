import Findings
import OwnershipManifest
import Projects

/// Something that nobody owns: a table that no owner declares, or a language that its owner does not.
package enum UndeclaredOwner: ProjectRule {
  package static let description = RuleDescription(
    id: "owner.undeclared", title: "a table that no owner declares, or a language that its owner does not",
    reason: "Nobody is asked to complete it, no check looks at it, and people get it all the same.",
    firing: UndeclaredExamples.undeclared, silent: UndeclaredExamples.declared)

  package static func drafts(in facts: CheckFacts) -> [Draft] { tables(facts) + languages(facts) }

  /// A table that no target has is the matter of another rule; where the project's files leave open what targets have,
  /// it may be in none.
  private static func tables(_ facts: CheckFacts) -> [Draft] {
    let loose = facts.looseTables
    if facts.declared.targets.isEmpty { return loose.map { draft($0, severity: .error) } }
    let members = facts.members
    return loose.compactMap { table in
      if members.contain(anyOf: table.files) { return draft(table, severity: .error) }
      return facts.knowsMembership ? nil : draft(table, severity: .warning)
    }
  }

  private static func draft(_ table: LooseTable, severity: Severity) -> Draft {
    let path = table.files.first ?? table.name
    return Draft(
      description, severity: severity, table: table.name,
      message: "\(path) is in the project, and no owner declares it",
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
          message: "\(owner.name) has \(LanguageNames.tagged(language)) in \(having.count == 1 ? "table" : "tables") "
            + "\(having.map(\.name).joined(separator: ", ")), and declares it nowhere",
          remedy: "add it to the owner's `languages` or `optionalLanguages`, or remove it from the tables",
          place: having.first?.files.first.map { SourcePlace(file: $0) })
      }
    }
  }
}
