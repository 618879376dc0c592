import Findings
import Projects

/// A catalog is copied into every product.
package enum CatalogInEveryProduct: ProjectRule {
  package static let description = RuleDescription(
    id: "catalog-in-every-product", title: "a catalog that every product gets a copy of", severity: .warning,
    reason: "Each product carries all the texts of all the others, and copies of different releases disagree.",
    firing: MembershipExamples.everywhere + BuiltMembershipExamples.everywhere,
    silent: MembershipExamples.sound + BuiltMembershipExamples.sound)

  /// An app and one extension that share their texts are no news; from three products on it is a habit.
  package static func drafts(in facts: CheckFacts) -> [Draft] {
    let products = facts.declared.targets.filter(\.kind.isProduct)
    guard products.count > 2 else { return [] }
    return facts.tables.filter { !$0.isSystemTable }.compactMap { table -> Draft? in
      let isEverywhere = products.allSatisfy { product in
        product.resources.contains { $0.isCertain && table.files.contains($0.path) }
      }
      guard isEverywhere else { return nil }
      return table.draft(
        description,
        message: "\(table.files.first ?? table.name) is a member of every product: "
          + facts.ascending(products.map(\.name)).joined(separator: ", "),
        remedy: "give each product the texts that it shows, and share the rest through one package")
    }
  }
}
