import Findings
import Ownership
import OwnershipManifest

/// Which findings a request asks for.
struct CheckSelection: Sendable {
  private let rules: [Glob]
  private let owners: [Glob]
  private let products: [Glob]

  /// - Throws: `CheckError` for a name that chooses nothing.
  init(_ request: CheckRequest, of manifest: Manifest) throws(CheckError) {
    rules = request.rules.map { Glob($0) }
    owners = request.owners.map { Glob($0) }
    products = request.products.map { Glob($0) }
    let known = RuleRegistry.overSources.map { $0.description.id }
    for glob in rules where !known.contains(where: glob.matches) { throw .unknownRule(glob.pattern, known: known) }
    let ownerNames = manifest.owners.map(\.name)
    for glob in owners where !ownerNames.contains(where: glob.matches) {
      throw .unknownOwner(glob.pattern, known: ownerNames)
    }
    let productNames = manifest.products.map(\.name)
    for glob in products where !productNames.contains(where: glob.matches) {
      throw .unknownProduct(glob.pattern, known: productNames)
    }
  }

  /// What could not be looked at is never left out.
  func includes(_ finding: Finding) -> Bool {
    finding.severity == .incomplete
      || (Self.matches(rules, finding.rule) && Self.matches(owners, finding.owner)
        && Self.matches(products, finding.product))
  }

  func includes(product: String) -> Bool { Self.matches(products, product) }

  private static func matches(_ globs: [Glob], _ name: String?) -> Bool {
    guard !globs.isEmpty else { return true }
    return name.map { name in globs.contains { $0.matches(name) } } ?? false
  }
}
