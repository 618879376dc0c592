import CallSites
import Findings
import OwnershipManifest
import Projects

/// A catalog is in no product.
package enum CatalogInNoProduct: ProjectRule {
  package static let description = RuleDescription(
    id: "catalog-in-no-product", title: "a catalog that no product gets",
    reason: "Its texts are translated and never shown: people see keys.",
    firing: MembershipExamples.nowhere + BuiltMembershipExamples.nowhere,
    silent: MembershipExamples.sound + BuiltMembershipExamples.sound)

  /// By the manifest: no product holds the owner. By the project: no target has the file.
  package static func drafts(in facts: CheckFacts) -> [Draft] { ofOwners(facts) + ofNobody(facts) }

  private static func ofOwners(_ facts: CheckFacts) -> [Draft] {
    let members = facts.members
    return facts.manifest.owners.flatMap { owner -> [Draft] in
      let tables = facts.tables(of: owner.name)
      if tables.isEmpty { return [] }
      if !facts.manifest.products.isEmpty, facts.holders(of: owner).isEmpty { return [unheld(owner, facts)] }
      return tables.filter { isMemberless($0, members, facts) }.map(memberless)
    }
  }

  private static func unheld(_ owner: Owner, _ facts: CheckFacts) -> Draft {
    facts.draft(
      description, owner: owner, message: "no product of the manifest holds \(owner.name)",
      remedy: "add it to the `embeds` of the products that show its messages, or remove it")
  }

  /// Tables that neither an owner nor a target has. They may serve a tool of the developers, unless code asks for them.
  private static func ofNobody(_ facts: CheckFacts) -> [Draft] {
    guard facts.knowsMembership else { return [] }
    let members = facts.members
    let loose = facts.looseTables.filter { !members.contain(anyOf: $0.files) }
    let owned = Set(facts.tables.map(\.name))
    let asked = Set(facts.releasedLookUps.compactMap(\.lookUp.table.name)).subtracting(owned)
    return loose.map { table in
      let path = table.files.first ?? table.name
      if let target = home(of: path, facts) { return unbundled(table, path, target) }
      return Draft(
        description, severity: asked.contains(table.name) ? .error : .warning, table: table.name,
        message: "\(path) is a member of no target, and no owner declares it",
        remedy: "add it to the target whose code asks for its keys, or leave it out of the project",
        place: SourcePlace(file: path))
    }
  }

  /// The package's target among whose sources a file lies, where code there looks texts up.
  private static func home(of file: String, _ facts: CheckFacts) -> DeclaredTarget? {
    let parts = file.split(separator: "/").map(String.init).dropLast()
    return parts.indices.reversed().lazy.compactMap { end -> DeclaredTarget? in
      let folder = parts[...end].joined(separator: "/") + "/"
      let target = facts.declared.targets.first { target in
        target.name == parts[end] && target.isInPackage && !target.kind.isTest
          && target.sources.contains { $0.hasPrefix(folder) }
      }
      guard let target, facts.releasedLookUps.contains(where: { $0.file.hasPrefix(folder) }) else { return nil }
      return target
    }.first
  }

  private static func unbundled(_ table: LooseTable, _ path: String, _ target: DeclaredTarget) -> Draft {
    Draft(
      description, table: table.name,
      message: "\(path) lies among the sources of the package target \(target.name) and is no resource of it, so that "
        + "its code has no such table",
      remedy: "list it in the target's `resources`, as in `.process(\"Resources\")`",
      place: SourcePlace(file: path))
  }

  private static func memberless(_ table: CheckedTable) -> Draft {
    table.draft(
      description, message: "\(table.files.joined(separator: ", ")) is a member of no target",
      remedy: "add it to the target whose code asks for its keys")
  }

  /// Files that a build makes, or that lie outside of every declared folder, may be members in ways not seen here.
  private static func isMemberless(_ table: CheckedTable, _ members: ResourceMembers, _ facts: CheckFacts) -> Bool {
    guard facts.knowsMembership, !table.owner.isExternal else { return false }
    return !members.contain(anyOf: table.files)
  }
}
