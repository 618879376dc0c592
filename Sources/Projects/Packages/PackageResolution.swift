/// Finds the targets that dependencies stand for, over all packages that were read.
struct PackageResolution {
  let packages: [SwiftPackage]

  /// A dependency of a package's target. One by name alone is a target of the package, else a product of that name.
  func resolved(_ dependency: DeclaredDependency, in package: SwiftPackage) -> DeclaredDependency {
    var dependency = dependency
    let own = package.targets.contains { $0.name == dependency.name }
    switch dependency.package {
    case nil:
      dependency.targets = own ? [dependency.name] : []
    case ""? where own:
      dependency.package = nil
      dependency.targets = [dependency.name]
    case ""?:
      let owner = package.dependencies.lazy.compactMap { self.package($0) }.first { has($0, dependency.name) }
      dependency.package = owner?.name ?? dependency.name
      dependency.targets = targets(of: dependency.name, in: owner)
    case let name?:
      let reference = package.dependencies.first { $0.identity == name.lowercased() || $0.name == name }
      let owner = reference.flatMap { self.package($0) } ?? packages.first { $0.isCalled(name) }
      dependency.targets = targets(of: dependency.name, in: owner)
    }
    return dependency
  }

  /// A product that something else than a package uses; its package is known by name only, if at all.
  func resolved(_ dependency: DeclaredDependency) -> DeclaredDependency {
    guard let name = dependency.package, dependency.targets.isEmpty else { return dependency }
    let owners = packages.filter { has($0, dependency.name) }
    let named = owners.first { $0.isCalled(FilePath.name(of: name)) }
    var dependency = dependency
    dependency.targets = targets(of: dependency.name, in: named ?? (owners.count == 1 ? owners.first : nil))
    return dependency
  }

  private func package(_ reference: SwiftPackage.Reference) -> SwiftPackage? {
    if let folder = reference.folder { return packages.first { $0.folder == folder } }
    return packages.first { $0.isCalled(reference.name ?? reference.identity) || $0.isCalled(reference.identity) }
  }

  private func has(_ package: SwiftPackage, _ product: String) -> Bool {
    package.products.contains { $0.name == product }
  }

  private func targets(of product: String, in package: SwiftPackage?) -> [String] {
    let named = package?.products.first { $0.name == product }?.targets ?? []
    return Set(named).sorted { $0.isBefore($1) }
  }
}
