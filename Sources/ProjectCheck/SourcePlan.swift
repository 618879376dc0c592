import Findings
import Ownership
import OwnershipManifest

/// Which Swift files belong to which module, as the manifest says it; each file is read once.
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
    var seen: Set<String> = []
    for owner in manifest.owners {
      let shared = manifest.product(owner.name)?.sources ?? []
      let holders = manifest.products.filter { $0.name == owner.name || $0.embeds.contains(owner.name) }
      add(owner.sources + shared, owner: owner.name, products: holders.map(\.name), manifest, &seen)
    }
    for product in manifest.products where manifest.owner(product.name) == nil {
      add(product.sources, owner: nil, products: [product.name], manifest, &seen)
    }
  }

  private mutating func add(
    _ sources: [String], owner: String?, products: [String], _ manifest: Manifest, _ seen: inout Set<String>
  ) {
    guard !sources.isEmpty else { return }
    var files: [String] = []
    for source in sources {
      guard let found = SwiftFiles.paths(in: source, below: manifest.folder) else {
        missing.append(SourcePlace(file: manifest.projectPath(source)))
        continue
      }
      files += found.filter { seen.insert($0).inserted }
    }
    modules.append(Module(owner: owner, products: products, files: files.sorted(by: Self.precedes)))
  }

  private static func precedes(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }
}
