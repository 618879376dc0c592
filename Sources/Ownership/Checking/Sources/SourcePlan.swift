import CallSites
import Findings
import Foundation
import OwnershipManifest

/// Which Swift files belong to which module, as the manifest says it.
///
/// What a shared owner declares is its module alone. A file that several products name is compiled by each of them, and
/// is judged in each of them.
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

  /// Owners first, in the manifest's order; a product's sources join those of the owner of its name, and what several
  /// products name follows, set by set.
  init(of manifest: Manifest) {
    var owned: Set<String> = []
    for owner in manifest.owners where manifest.product(owner.name) == nil {
      let files = files(owner.sources, manifest).filter { owned.insert($0).inserted }
      let holders = manifest.products.filter { $0.holds(owner) }.map(\.name)
      if !owner.sources.isEmpty { modules.append(Module(owner: owner.name, products: holders, files: files)) }
    }
    var holders: [String: [Int]] = [:]
    for (index, product) in manifest.products.enumerated() {
      let sources = (manifest.owner(product.name)?.sources ?? []) + product.sources
      for file in files(sources, manifest) where !owned.contains(file) { holders[file, default: []].append(index) }
    }
    for (products, files) in Dictionary(grouping: holders.keys, by: { holders[$0, default: []] })
      .sorted(by: { $0.key.lexicographicallyPrecedes($1.key) })
    {
      let names = products.map { manifest.products[$0].name }
      let owner = names.count == 1 ? manifest.owner(names[0])?.name : nil
      let files = files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      modules.append(Module(owner: owner, products: names, files: files))
    }
  }

  private mutating func files(_ sources: [String], _ manifest: Manifest) -> [String] {
    for source in sources where !FileManager.default.fileExists(atPath: "\(manifest.folder)/\(source)") {
      missing.append(SourcePlace(file: manifest.projectPath(source)))
    }
    return SourcePaths.files(in: sources, of: URL(filePath: manifest.folder))
  }
}
