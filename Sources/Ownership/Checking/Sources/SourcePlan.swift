import CallSites
import Findings
import Foundation
import OwnershipManifest

/// Which Swift files belong to which module, as the manifest says it.
///
/// What a shared owner declares is its module alone. A file that several products name is compiled by each of them, and
/// is looked at once for each.
struct SourcePlan: Sendable {
  /// The sources of one owner or product.
  struct Module: Sendable, Hashable {
    /// Nil for a product without an owner of its name.
    var owner: String?
    /// Every product that has the code, in the manifest's order.
    var products: [String]
    /// Relative to the project's folder, in byte order.
    var files: [String]
  }

  private(set) var modules: [Module] = []
  /// Where the manifest names sources that are not there.
  private(set) var missing: [SourcePlace] = []

  /// Owners first, in the manifest's order; a product's sources join those of the owner of its name.
  init(of manifest: Manifest) {
    var owned: Set<String> = []
    var shared: [String: [String]] = [:]
    for owner in manifest.owners where manifest.product(owner.name) == nil {
      shared[owner.name] = files(owner.sources, manifest).filter { owned.insert($0).inserted }
    }
    for owner in manifest.owners {
      let product = manifest.product(owner.name)
      let sources = owner.sources + (product?.sources ?? [])
      let files = shared[owner.name] ?? files(sources, manifest).filter { !owned.contains($0) }
      add(files, of: sources, owner: owner.name, products: manifest.products.filter { $0.holds(owner) })
    }
    for product in manifest.products where manifest.owner(product.name) == nil {
      let files = files(product.sources, manifest).filter { !owned.contains($0) }
      add(files, of: product.sources, owner: nil, products: [product])
    }
  }

  private mutating func add(_ files: [String], of sources: [String], owner: String?, products: [Product]) {
    guard !sources.isEmpty else { return }
    modules.append(Module(owner: owner, products: products.map(\.name), files: files))
  }

  private mutating func files(_ sources: [String], _ manifest: Manifest) -> [String] {
    for source in sources where !FileManager.default.fileExists(atPath: "\(manifest.folder)/\(source)") {
      missing.append(SourcePlace(file: manifest.projectPath(source)))
    }
    return SourcePaths.files(in: sources, of: URL(filePath: manifest.folder))
  }
}
