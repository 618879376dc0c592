/// What a built thing is made of: products, the bundles in them, and their tables.
///
/// ```swift
/// let tree = try await BuiltTree(reading: ProductFiles(folder: "/build/Trips.app"))
/// tree.products.map(\.name)      // ["Trips", "TripWidget"]
/// ```
package struct BuiltTree: Sendable {
  package let files: ProductFiles
  /// Containers before what they contain, else in byte order of the paths.
  package let products: [BuiltProduct]
  /// Product → the resource bundles of any product that its program names.
  package let namedBundles: [String: Set<String>]

  package init(files: ProductFiles, products: [BuiltProduct]) {
    self.files = files
    self.products = products
    namedBundles = Self.bundles(namedBy: products, in: files)
  }

  /// Reads the products that lie below the root of `files`, every table file once.
  ///
  /// - Parameter jobs: How many bundles are read at once.
  /// - Throws: cancellation.
  package init(reading files: ProductFiles, jobs: Int) async throws {
    let outlines = ProductOutline.outlines(in: files)
    var reader = BundleReader(files: files)
    try await reader.read(outlines.flatMap(\.allBundles), jobs: jobs)
    self.init(files: files, products: outlines.map { $0.product(reader.bundles) })
  }

  /// The same under other names of products; one that is not named keeps its own, unless another takes it.
  func renamed(_ names: [String: String]) -> BuiltTree {
    let taken = Set(names.values)
    func name(_ old: String) -> String { names[old] ?? (taken.contains(old) ? "\(old).built" : old) }
    return BuiltTree(
      files: files,
      products: products.map { product in
        var product = product
        product.name = name(product.name)
        product.container = product.container.map(name)
        return product
      }, namedBundles: Dictionary(namedBundles.map { (name($0.key), $0.value) }) { first, _ in first })
  }

  private init(files: ProductFiles, products: [BuiltProduct], namedBundles: [String: Set<String>]) {
    self.files = files
    self.products = products
    self.namedBundles = namedBundles
  }

  /// The product of that name.
  package func product(_ name: String) -> BuiltProduct? { products.first { $0.name == name } }
}
