import Findings
import InstalledProducts
import OwnershipManifest

/// Two copies of one bundle in an app and what it contains do not have the same texts.
package enum ProductsDiffer: ProductRule {
  package static let description = RuleDescription(
    id: "products-differ", title: "two copies of one bundle in a product family differ", severity: .warning,
    reason:
      "An app and its widget each have a copy of a package's bundle; where one was built from another state, people "
      + "read two texts, or two languages, for one message.",
    firing: BuiltCopyExamples.different, silent: BuiltCopyExamples.equal)

  package static func drafts(in facts: InspectFacts) -> [Draft] {
    let families = Dictionary(grouping: facts.tree.products.filter { !$0.isLoose && $0.kind != .tool }) {
      facts.top(of: $0)
    }
    return families.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.flatMap { _, products in
      drafts(of: products, facts)
    }
  }

  /// One bundle of one product.
  private struct Copy {
    var product: BuiltProduct
    var bundle: BuiltBundle
  }

  /// Every copy is held against the first one: a container's comes before those of what it contains.
  private static func drafts(of products: [BuiltProduct], _ facts: InspectFacts) -> [Draft] {
    var copies: [String: [Copy]] = [:]
    for product in products {
      for (name, bundles) in Dictionary(grouping: product.bundles, by: { RelativeName.last(of: $0.path) }) {
        guard bundles.count == 1, let bundle = bundles.first, name != "Settings.bundle" else { continue }
        copies[name, default: []].append(Copy(product: product, bundle: bundle))
      }
    }
    return copies.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.flatMap { _, copies -> [Draft] in
      guard copies.count > 1, let first = copies.first else { return [] }
      let texts = BundleTexts(first.bundle.tables)
      return copies.dropFirst().compactMap { draft(first, texts, $0, facts) }
    }
  }

  private static func draft(_ first: Copy, _ texts: BundleTexts, _ second: Copy, _ facts: InspectFacts) -> Draft? {
    guard areOne(first.bundle, second.bundle),
      let difference = CopyDifference(
        between: CopyDifference.Side(product: first.product.name, texts: texts),
        and: CopyDifference.Side(product: second.product.name, texts: BundleTexts(second.bundle.tables)))
    else { return nil }
    let age = age(of: first, second).map { "; \($0)" } ?? ""
    return Draft(
      description, severity: facts.isExternal(second.bundle, in: second.product) ? .note : nil,
      product: second.product.name, owner: facts.owner(of: second.bundle, in: second.product),
      message: "people read different texts of \(first.bundle.name) in \(first.product.name) and "
        + "\(second.product.name), whose copies (\(first.bundle.path) and \(second.bundle.path)) differ: "
        + difference.sentences.joined(separator: "; ") + age,
      remedy: "build both products from one state of \(first.bundle.name): a clean build, one version of the package",
      place: facts.tree.files.place(second.bundle.path))
  }

  /// Bundles of two packages may have one name; a raw catalog instead of tables is another rule's.
  private static func areOne(_ first: BuiltBundle, _ second: BuiltBundle) -> Bool {
    guard first.kind == second.kind, first.rawKeys.isEmpty, second.rawKeys.isEmpty else { return false }
    guard let identifier = first.info.identifier, let other = second.info.identifier else { return true }
    return identifier == other
  }

  /// Which one is older, as the bundles say, else their products.
  private static func age(of first: Copy, _ second: Copy) -> String? {
    for (own, other) in [(first.bundle.info, second.bundle.info), (first.product.main.info, second.product.main.info)] {
      guard let version = ReleaseVersion(own), let rival = ReleaseVersion(other) else { continue }
      for (older, newer, name) in [(version, rival, first.product.name), (rival, version, second.product.name)]
      where older.isOlder(than: newer) {
        return "that of \(name) is the older one, \(older.title(beside: newer)) before \(newer.title(beside: older))"
      }
    }
    return nil
  }
}

extension InspectFacts {
  /// Path of the product that holds a product and is held by none.
  fileprivate func top(of product: BuiltProduct) -> String {
    container(of: product).map(top) ?? product.path
  }
}
