import CallSites
import Findings
import Foundation
import OwnershipManifest

/// Which Swift files belong to which module, as the manifest says it.
///
/// A file that several owners or products name is compiled by each of them, and is judged in each of them.
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
    let shared = manifest.owners.filter { manifest.product($0.name) == nil }
    let owned = shared.map { listing($0.sources, manifest) }
    let products = manifest.products.map { listing((manifest.owner($0.name)?.sources ?? []) + $0.sources, manifest) }
    let deepest = (owned + products).reduce(into: [:]) { $0.merge($1.folders, uniquingKeysWith: max) }
    for (owner, listing) in zip(shared, owned) where !owner.sources.isEmpty {
      let holders = manifest.products.filter { $0.holds(owner) }.map(\.name)
      modules.append(Module(owner: owner.name, products: holders, files: listing.files(deepest)))
    }
    var holders: [String: [Int]] = [:]
    for (index, listing) in products.enumerated() {
      for file in listing.files(deepest) { holders[file, default: []].append(index) }
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

  /// The modules whose files every product of this one compiles as well; what a shared owner has is a module for itself.
  func companions(of index: Int, in manifest: Manifest) -> [Int] {
    let module = modules[index]
    func isShared(_ module: Module) -> Bool { module.owner.map { manifest.product($0) == nil } ?? false }
    guard !isShared(module), !module.products.isEmpty else { return [] }
    let products = Set(module.products)
    return modules.indices.filter {
      $0 != index && !isShared(modules[$0]) && products.isSubset(of: modules[$0].products)
    }
  }

  // MARK: - Files

  /// What one owner or product lists.
  private struct Listing {
    /// Those that it names one by one.
    var named: Set<String> = []
    /// Those below a folder that it names, with how deep that folder lies.
    var folders: [String: Int] = [:]

    /// Whose folder lies deepest has a file, with all who name the same folder or the file itself: `App` without
    /// `App/Kit`, which is another's.
    func files(_ deepest: [String: Int]) -> [String] {
      let below = folders.filter { deepest[$0.key] == $0.value }.map(\.key)
      return named.union(below).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
  }

  private mutating func listing(_ sources: [String], _ manifest: Manifest) -> Listing {
    var listing = Listing()
    let folder = URL(filePath: manifest.folder)
    for source in sources {
      if !FileManager.default.fileExists(atPath: "\(manifest.folder)/\(source)") {
        missing.append(SourcePlace(file: manifest.projectPath(source)))
      }
      let files = SourcePaths.files(in: [source], of: folder)
      if files == [source] {
        listing.named.insert(source)
      } else {
        let depth = source.split(separator: "/").count { $0 != "." }
        for file in files { listing.folders[file] = max(depth, listing.folders[file] ?? 0) }
      }
    }
    return listing
  }
}
