import Findings
import InstalledProducts
import OwnershipManifest

/// Two files give one table of one bundle.
package enum SameTableInTarget: ProjectRule {
  package static let description = RuleDescription(
    id: "table.same-in-target", title: "two files for one table of one bundle",
    reason: "Xcode refuses two catalogs of one name; other build systems let one overwrite the other.",
    firing: TablePlaceExamples.same, silent: TablePlaceExamples.sound)

  package static func drafts(in facts: CheckFacts) -> [Draft] {
    facts.manifest.owners.flatMap { ofOwner($0, facts) } + ofSharedBundles(facts)
  }

  /// Two files of one owner.
  private static func ofOwner(_ owner: Owner, _ facts: CheckFacts) -> [Draft] {
    let files = facts.tables(of: owner.name).flatMap { table in table.files.map { (table.name, $0) } }
    return Dictionary(grouping: files) { placeInBundle($0.1) }.values.filter { $0.count > 1 }.compactMap { same in
      let paths = facts.ascending(same.map(\.1))
      guard let first = same.first, let last = paths.last, paths.count > 1 else { return nil }
      return facts.draft(
        description, owner: owner, table: first.0,
        message: "\(paths.joined(separator: " and ")) are one table of \(owner.name), \(first.0)",
        remedy: "merge them, or rename one of them", place: SourcePlace(file: last))
    }.sorted { ($0.table ?? "", $0.message) < ($1.table ?? "", $1.message) }
  }

  /// The language folder and the name, which are all that the bundle keeps.
  private static func placeInBundle(_ file: String) -> String {
    let parts = file.split(separator: "/")
    return parts.suffix(parts.dropLast().last?.hasSuffix(".lproj") == true ? 2 : 1).joined(separator: "/")
  }

  /// Two owners whose bundle is the same in a product.
  private static func ofSharedBundles(_ facts: CheckFacts) -> [Draft] {
    facts.manifest.products.flatMap { product -> [Draft] in
      let owners = facts.manifest.owners(in: product)
      return owners.enumerated().flatMap { index, owner in
        owners.prefix(index).filter { $0.bundle == owner.bundle }.flatMap { earlier in
          sharedTables(earlier, owner, facts).map { draft(owner, earlier, $0, product, facts) }
        }
      }
    }
  }

  private static func sharedTables(_ first: Owner, _ second: Owner, _ facts: CheckFacts) -> [String] {
    facts.ascending(facts.tables(of: first.name).map(\.name)).filter { facts.table($0, of: second.name) != nil }
  }

  private static func draft(
    _ owner: Owner, _ earlier: Owner, _ table: String, _ product: Product, _ facts: CheckFacts
  ) -> Draft {
    facts.draft(
      description, owner: owner, table: table,
      message: "\(earlier.name) and \(owner.name) both put table \(table) into \"\(owner.bundle)\" of \(product.name)",
      remedy: "give the tables different names, or the owners different bundles")
  }
}
