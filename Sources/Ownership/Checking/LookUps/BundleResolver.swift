import CallSites
import OwnershipManifest
import Projects

/// Tells which bundle an expression gives in one product.
struct BundleResolver {
  private let manifest: Manifest
  private let modules: [CheckedModule]
  /// Product → path of a bundle in it → the owners whose bundle that is.
  private let owners: [String: [String: [String]]]
  /// Name of a class → the modules and files that declare it.
  private var classes: [String: [(module: Int, file: String)]] = [:]
  /// File → the modules that hold it.
  private var homes: [String: [Int]] = [:]
  /// Files of packages' targets that have no bundle of their own, so that nothing there is `.module`.
  private var bareFiles: Set<String> = []
  /// File that declares a class → the kinds of the targets that compile it, but for tests.
  private var kinds: [String: [DeclaredTarget.Kind]] = [:]
  /// Name of a constant that other modules see → what it gives, and in which module.
  private var constants: [String: [(module: Int, bundle: BundleExpression)]] = [:]

  init(_ manifest: Manifest, _ declared: DeclaredProject, _ modules: [CheckedModule]) {
    self.manifest = manifest
    self.modules = modules
    owners = Self.owners(manifest)
    for (index, module) in modules.enumerated() {
      for file in module.files {
        homes[file.path, default: []].append(index)
        for name in file.names.classes { classes[name, default: []].append((index, file.path)) }
        if !file.names.classes.isEmpty { kinds[file.path] = [] }
        for declaration in file.declarations {
          guard case .bundleConstant(let bundle) = declaration.kind else { continue }
          constants[declaration.name, default: []].append((index, bundle))
        }
      }
    }
    for target in declared.targets where !target.kind.isTest {
      for file in target.sources { kinds[file]?.append(target.kind) }
      guard target.isInPackage, !target.kind.isProduct, target.resourceBundle == nil else { continue }
      bareFiles.formUnion(target.sources)
    }
  }

  /// Nil where syntax does not show it.
  func bundle(_ lookUp: LookUp, in file: String, of module: Int, in product: Product) -> AskedBundle? {
    if lookUp.isOfSymbol || lookUp.bundle == .module, bareFiles.contains(file) { return nil }
    // What Xcode generates for a catalog asks the bundle that the catalog is in.
    if lookUp.isOfSymbol { return bundle(.module, of: module, in: product) }
    if case .accessor(let name) = lookUp.api, case .unknown = lookUp.bundle {
      return bundle(ofAccessor: name, in: product)
    }
    return bundle(lookUp.bundle, of: module, in: product)
  }

  private func bundle(
    _ expression: BundleExpression, of module: Int, in product: Product, depth: Int = 0
  ) -> AskedBundle? {
    switch expression {
    case .unsaid, .main: asked(".", in: product)
    case .module: asked(path(of: module, in: product), in: product)
    case .type(let name): bundle(ofClass: name, seenFrom: module, in: product)
    case .identifier(let identifier): bundle(identifier: identifier, in: product)
    case .named(let name): depth < 4 ? bundle(named: name, in: product, depth: depth) : nil
    case .elsewhere(let bundle, let file): self.bundle(bundle, from: file, in: product, depth: depth)
    case .path, .parameter, .unknown: nil
    }
  }

  /// What an expression gives in the module of another file.
  private func bundle(
    _ expression: BundleExpression, from file: String, in product: Product, depth: Int
  ) -> AskedBundle? {
    let homes = (homes[file] ?? []).filter { modules[$0].products.contains(product.name) }
    guard homes.count == 1, depth < 4, !(expression == .module && bareFiles.contains(file)) else { return nil }
    return bundle(expression, of: homes[0], in: product, depth: depth + 1)
  }

  /// The owners of one bundle of a product.
  func asked(_ path: String, in product: Product) -> AskedBundle {
    AskedBundle(path: path, owners: owners[product.name]?[path] ?? [])
  }

  /// In the manifest's order.
  private static func owners(_ manifest: Manifest) -> [String: [String: [String]]] {
    manifest.products.reduce(into: [:]) { owners, product in
      let held = Dictionary(grouping: manifest.owners.filter(product.holds), by: \.bundle)
      owners[product.name] = held.mapValues { $0.map(\.name) }
    }
  }

  /// Where the resources of a module lie.
  private func path(of module: Int, in product: Product) -> String {
    guard let owner = modules[module].owner.flatMap(manifest.owner) else { return "." }
    return owner.bundle
  }

  // MARK: - Classes

  private func bundle(ofClass name: String, seenFrom module: Int, in product: Product) -> AskedBundle? {
    guard let declaration = declaration(ofClass: name, seenFrom: module) else { return nil }
    let home = modules[declaration.module]
    guard home.products.contains(product.name) else { return nil }
    guard let owner = home.owner.flatMap(manifest.owner), manifest.product(owner.name) == nil else {
      // A framework without tables is its own bundle all the same.
      return isInFramework(declaration.file) ? nil : asked(".", in: product)
    }
    return isDynamic(owner, file: declaration.file).flatMap { isDynamic in
      isDynamic ? framework(of: owner).map { asked($0, in: product) } : asked(".", in: product)
    }
  }

  private func declaration(ofClass name: String, seenFrom module: Int) -> (module: Int, file: String)? {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    let all = classes[last] ?? []
    if let own = all.first(where: { $0.module == module }) { return own }
    return Set(all.map(\.module)).count == 1 ? all.first : nil
  }

  /// Whether the code of an owner is a binary of its own; nil where targets disagree.
  private func isDynamic(_ owner: Owner, file: String) -> Bool? {
    let kinds = kinds[file] ?? []
    if kinds.isEmpty { return owner.bundle.hasPrefix("Frameworks/") }
    let isInFramework = kinds.contains { $0 == .dynamicFramework || $0 == .dynamicLibrary }
    let isLinked = kinds.contains(where: \.isLinkedStatically)
    if isInFramework && isLinked { return nil }
    // What products compile as well is the owner's binary here.
    return isInFramework || kinds.allSatisfy(\.isProduct) && owner.bundle.hasPrefix("Frameworks/")
  }

  private func isInFramework(_ file: String) -> Bool {
    let kinds = kinds[file] ?? []
    return kinds.contains { $0 == .dynamicFramework || $0 == .dynamicLibrary } && !kinds.contains(where: \.isProduct)
  }

  /// The framework that an owner's bundle is or lies in.
  private func framework(of owner: Owner) -> String? {
    let parts = owner.bundle.split(separator: "/")
    guard let index = parts.firstIndex(where: { $0.hasSuffix(".framework") }) else { return nil }
    return parts[...index].joined(separator: "/")
  }

  // MARK: - Names

  private func bundle(identifier: String, in product: Product) -> AskedBundle? {
    if product.identifier == identifier { return asked(".", in: product) }
    let owner = manifest.owners.first { owner in
      product.holds(owner) && owner.bundle != "." && Self.identifier(of: owner) == identifier
    }
    return owner.map { asked($0.bundle, in: product) }
  }

  static func identifier(of owner: Owner) -> String {
    if case .object(let info) = owner.info, case .string(let identifier)? = info["CFBundleIdentifier"] {
      return identifier
    }
    return "bordercheck.\(owner.name)"
  }

  /// A constant of another module: `Checkout.bundle`, `.checkout`.
  private func bundle(named name: String, in product: Product, depth: Int) -> AskedBundle? {
    let path = name.hasPrefix(".") ? "Bundle\(name)" : name
    let unqualified = path.split(separator: ".").dropFirst().joined(separator: ".")
    let found = constants[path] ?? constants[unqualified] ?? []
    guard let first = found.first, found.allSatisfy({ $0.module == first.module && $0.bundle == first.bundle }) else {
      return nil
    }
    return bundle(first.bundle, of: first.module, in: product, depth: depth + 1)
  }

  /// A helper that the manifest names, in its owner's bundle.
  private func bundle(ofAccessor name: String, in product: Product) -> AskedBundle? {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    let owners = manifest.owners.filter { owner in
      owner.accessors.contains { $0 == name || $0 == last || $0.hasSuffix(".\(last)") || $0 == "#\(last)" }
    }
    guard owners.count == 1, let owner = owners.first else { return nil }
    return asked(owner.bundle, in: product)
  }
}
