import Findings
import OwnershipManifest
import Projects

extension ManifestDrafting {
  /// Every target that runs as a process, containers first.
  func products(embedding owners: Set<String>) -> [DraftedProduct] {
    var contained: Set<String> = []
    var identifiers: Set<String> = []
    let products = declared.targets.filter(\.kind.isProduct).map { target in
      let linked = reached(from: target).filter { isPlainCode($0, owners) }.flatMap(\.sources)
      let own = owners.contains(names[target]) ? [] : target.sources
      var product = DraftedProduct(
        name: names[target], origin: origin(of: target), kind: Self.kind(of: target),
        sources: sources.paths(of: Array(Set(own + linked))))
      product.identifier = (target.bundleIdentifier ?? target.info?.bundleIdentifier)
        .flatMap { identifiers.insert($0).inserted ? $0 : nil }
      product.infoFile = target.info?.file
      product.localizations = target.info?.localizations
      product.allowsMixedLocalizations = target.info?.allowsMixedLocalizations
      product.embeds = (sorted(reached(from: target)).filter(owners.contains) + shared.owners(beyond: target)).sorted {
        $0.utf8.lexicographicallyPrecedes($1.utf8)
      }
      product.contains = sorted(nested(in: target)).filter { contained.insert($0).inserted }
      return product
    }
    let housed = HousedProducts(products, contained: contained).products
    let inner = Set(housed.flatMap(\.contains))
    return housed.filter { !inner.contains($0.name) } + housed.filter { inner.contains($0.name) }
  }

  /// A module of the project's own without tables: its code asks the bundles of whatever links it, or is handed one.
  private func isPlainCode(_ target: DeclaredTarget, _ owners: Set<String>) -> Bool {
    (target.kind.isLinkedStatically || target.kind == .dynamicFramework || target.kind == .dynamicLibrary)
      && !owners.contains(names[target]) && external(target) == nil
  }

  private static func kind(of target: DeclaredTarget) -> Product.Kind {
    switch target.kind {
    case .appExtension: .extension
    case .extensionKitExtension: .extensionKitExtension
    case .watchApp: .watchApp
    case .appClip: .appClip
    case .executable: .tool
    default: .app
    }
  }

  private func sorted(_ targets: [DeclaredTarget]) -> [String] {
    Set(targets.map { names[$0] }).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The extensions, watch app and App Clip that a target needs or embeds.
  private func nested(in target: DeclaredTarget) -> [DeclaredTarget] {
    guard target.kind != .executable else { return [] }
    return direct(of: target).filter { ![.app, .executable].contains($0.kind) && $0.kind.isProduct }
  }

  /// Every library and resource bundle that a target links, directly or through another one.
  private func reached(from target: DeclaredTarget) -> [DeclaredTarget] {
    var seen: Set<DeclaredTarget> = []
    var waiting = [target]
    while let next = waiting.popLast() {
      for dependency in direct(of: next) where !dependency.kind.isProduct && seen.insert(dependency).inserted {
        waiting.append(dependency)
      }
    }
    return Array(seen)
  }

  private func direct(of target: DeclaredTarget) -> [DeclaredTarget] {
    target.dependencies.flatMap { dependency in
      let targets = dependency.targets.isEmpty ? [dependency.name] : dependency.targets
      return targets.compactMap { declared.target($0, near: dependency.package == nil ? target.place.file : nil) }
    }.filter { $0 != target }
  }
}
