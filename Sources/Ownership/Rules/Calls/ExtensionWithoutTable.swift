import CallSites
import Findings
import OwnershipManifest

/// An extension asks its main bundle for text, and no table lies there.
package enum ExtensionWithoutTable: ProjectRule {
  package static let description = RuleDescription(
    id: "extension.no-table", title: "an extension looks up text in its main bundle, which has no table",
    reason: "An extension does not see the app's tables: people see keys, or text of the development language.",
    firing: ExtensionExamples.withoutTable, silent: ExtensionExamples.withTable)

  package static func drafts(in facts: CheckFacts) -> [Draft] {
    facts.manifest.products.filter { $0.kind == .extension || $0.kind == .extensionKitExtension }.compactMap {
      product -> Draft? in
      guard !hasTable(product, facts) else { return nil }
      let asking = facts.releasedLookUps.filter { isAsking($0, product, facts) }
      guard let first = asking.first, let key = first.lookUp.key.likelyKey else { return nil }
      let more = asking.count - 1
      return Draft(
        description, product: product.name,
        message:
          "\(product.name) asks its main bundle for \"\(key)\"\(more == 0 ? "" : " and \(more) more"), and no table "
          + "lies there",
        remedy: "give the extension a catalog, declared as an owner of its name, or ask the bundle of a module that it "
          + "embeds",
        place: first.place)
    }
  }

  private static func hasTable(_ product: Product, _ facts: CheckFacts) -> Bool {
    let owners = facts.manifest.owners.filter { product.holds($0) && $0.bundle == "." }.map(\.name)
    return facts.tables.contains { owners.contains($0.owner.name) && !$0.isSystemTable }
  }

  /// Text of the development language alone needs no table.
  private static func isAsking(_ lookUp: JudgedLookUp, _ product: Product, _ facts: CheckFacts) -> Bool {
    guard lookUp.owner == nil || lookUp.owner == product.name, let key = lookUp.lookUp.key.likelyKey,
      SpecifierFreeText(key).hasLetters, lookUp.lookUp.api != .notification,
      lookUp.answers.contains(where: {
        $0.product == product.name && $0.isReached && $0.asked?.isMain == true && $0.outcome == .unknown
      })
    else { return false }
    return KeyStyle(of: key) == .identifier
      || facts.manifest.owners.contains { facts.furtherLanguages(of: $0.name) != [] }
  }
}
