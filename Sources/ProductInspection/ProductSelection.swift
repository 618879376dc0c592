import OwnershipManifest

/// Which products a request plays.
struct ProductSelection {
  private let globs: [Glob]

  /// - Throws: a name or glob that no product has.
  init(_ names: [String], of manifest: Manifest) throws(InspectError) {
    globs = names.map { Glob($0) }
    let known = manifest.products.map(\.name)
    for glob in globs where !known.contains(where: glob.matches) {
      throw InspectError("there is no product \"\(glob.pattern)\"; expected one of \(known.joined(separator: ", "))")
    }
  }

  func includes(_ name: String) -> Bool { globs.isEmpty || globs.contains { $0.matches(name) } }
}
