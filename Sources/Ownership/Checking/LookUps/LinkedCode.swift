import CallSites
import OwnershipManifest
import Projects

/// Which code that a product only links can come to be shown in it.
///
/// An extension links a package for one view and does not show the others. What a product's own files name, and what the
/// files of those types name in turn, is taken for reached.
struct LinkedCode: Sendable {
  /// File → the products that only link it.
  private var linking: [String: Set<String>] = [:]
  /// Product → the types that are reached from its own files.
  private var reached: [String: Set<String>] = [:]
  /// File → the types that it declares.
  private var types: [String: [String]] = [:]

  init(_ manifest: Manifest, _ declared: DeclaredProject, _ modules: [CheckedModule]) {
    let compiling = Self.compiling(declared)
    for product in manifest.products {
      let files = modules.filter { Self.isProductCode($0, manifest) && $0.products.contains(product.name) }.flatMap(
        \.files)
      let others = files.filter { Self.isLinked($0.path, into: product, compiling) }
      guard !others.isEmpty else { continue }
      for file in others {
        linking[file.path, default: []].insert(product.name)
        types[file.path] = file.names.types
      }
      let own = files.filter { !(linking[$0.path]?.contains(product.name) ?? false) }
      reached[product.name] = Self.reached(from: own, through: others)
    }
  }

  /// Code that a product compiles itself is always reached.
  func reaches(_ lookUp: LookUp, in file: String, from product: String) -> Bool {
    guard linking[file]?.contains(product) == true else { return true }
    let reached = reached[product] ?? []
    if let type = lookUp.context.types.first, types[file]?.contains(type) == true { return reached.contains(type) }
    return types[file]?.contains(where: reached.contains) ?? false
  }

  /// What an owner with a bundle of its own has is judged in that bundle, wherever it is linked.
  private static func isProductCode(_ module: CheckedModule, _ manifest: Manifest) -> Bool {
    module.owner.map { manifest.product($0) != nil } ?? true
  }

  private static func compiling(_ declared: DeclaredProject) -> [String: [DeclaredTarget]] {
    var targets: [String: [DeclaredTarget]] = [:]
    for target in declared.targets where !target.kind.isTest {
      for source in target.sources { targets[source, default: []].append(target) }
    }
    return targets
  }

  /// Nobody knows it of a file that no target is known to compile.
  private static func isLinked(_ file: String, into product: Product, _ compiling: [String: [DeclaredTarget]]) -> Bool {
    guard let targets = compiling[file] else { return false }
    return !targets.contains(where: \.kind.isProduct)
  }

  private static func reached(from own: [ScannedFile], through others: [ScannedFile]) -> Set<String> {
    var homes: [String: [ScannedFile]] = [:]
    for file in others { for type in file.names.types { homes[type, default: []].append(file) } }
    var reached: Set<String> = []
    var waiting = own.flatMap(\.names.mentions)
    while let type = waiting.popLast() {
      guard let files = homes[type], reached.insert(type).inserted else { continue }
      waiting += files.flatMap(\.names.mentions)
    }
    return reached
  }
}
