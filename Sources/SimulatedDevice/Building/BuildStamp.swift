/// What a build depended on, so that an unchanged package need not be built again to find that out.
///
/// It is a digest over the names, sizes, times and file numbers of everything in the package's folder but hidden
/// folders, the compiler, and those environment variables that the package's manifest names.
struct BuildStamp {
  private let package: SwiftPackage
  private let products: [String]
  /// Nil where the package depends on others, which may lie anywhere.
  private let inputs: UInt64?

  init(package: SwiftPackage, products: [String], environment: [String: String]) {
    self.package = package
    self.products = products
    inputs = Self.inputs(of: package, environment: environment)
  }

  /// Whether the products in a folder are those that were built from the package as it is now.
  func isFresh(in folder: String) -> Bool {
    guard let text = text(in: folder), let saved = try? FileSystem.read(path(in: folder)) else { return false }
    return saved == Array(text.utf8)
  }

  /// Remembers that the products in a folder were just built from the package as it was when this value was made.
  ///
  /// A stamp that cannot be written costs a build the next time, no more.
  func save(in folder: String) {
    guard let text = text(in: folder) else { return }
    try? FileSystem.write(Array(text.utf8), to: path(in: folder))
  }
}

extension BuildStamp {
  private func path(in folder: String) -> String { "\(folder)/bordercheck-hosts.stamp" }

  /// Nil where there can be no stamp.
  private func text(in folder: String) -> String? {
    guard let inputs else { return nil }
    var lines = ["package \(package.folder)", "inputs \(inputs)"]
    for product in products {
      guard let facts = FileSystem.facts(of: "\(folder)/\(product)") else { return nil }
      lines.append("product \(product) \(facts.size) \(facts.changed) \(facts.number)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func inputs(of package: SwiftPackage, environment: [String: String]) -> UInt64? {
    guard let manifest = try? FileSystem.read(package.manifest) else { return nil }
    let text = String(decoding: manifest, as: UTF8.self)
    // A dependency is declared with `.package(`, and what it names can change without a trace here.
    if text.contains(".package(") { return nil }
    var digest = FileDigest()
    digest.add(tree: package.folder)
    for folder in (environment["PATH"] ?? "").split(separator: ":") {
      digest.add(file: FileSystem.realPath("\(folder)/swift") ?? "\(folder)/swift")
    }
    for (name, value) in environment.sorted(by: { $0.key < $1.key }) where text.contains("\"\(name)\"") {
      digest.add("\(name)=\(value)")
    }
    return digest.value
  }
}
