import Findings
import OwnershipManifest
import Projects

/// A catalog is in no product.
package enum CatalogInNoProduct: ProjectRule {
  package static let description = RuleDescription(
    id: "catalog-in-no-product", title: "a catalog that no product gets",
    reason: "Its texts are translated and never shown: people see keys.",
    firing: MembershipExamples.nowhere, silent: MembershipExamples.sound)

  /// By the manifest: no product holds the owner. By the project: no target has the file.
  package static func drafts(in facts: CheckFacts) -> [Draft] {
    facts.manifest.owners.flatMap { owner -> [Draft] in
      let tables = facts.tables(of: owner.name)
      if tables.isEmpty { return [] }
      if !facts.manifest.products.isEmpty, facts.holders(of: owner).isEmpty { return [unheld(owner, facts)] }
      return tables.filter { isMemberless($0, facts) }.map(memberless)
    }
  }

  private static func unheld(_ owner: Owner, _ facts: CheckFacts) -> Draft {
    facts.draft(
      description, owner: owner, message: "no product of the manifest holds \(owner.name)",
      remedy: "add it to the `embeds` of the products that show its messages, or remove it")
  }

  private static func memberless(_ table: CheckedTable) -> Draft {
    table.draft(
      description, message: "\(table.files.joined(separator: ", ")) is a member of no target",
      remedy: "add it to the target whose code asks for its keys")
  }

  /// Files that a build makes, or that lie outside of every declared folder, may be members in ways not seen here.
  private static func isMemberless(_ table: CheckedTable, _ facts: CheckFacts) -> Bool {
    guard facts.knowsMembership, !table.owner.isExternal else { return false }
    let members = facts.declared.targets.flatMap(\.resources).map(\.path)
    return !table.files.contains { file in members.contains { file == $0 || file.hasPrefix("\($0)/") } }
  }
}
