import Findings
package import LocaleMatrix
package import PositionedJSON

/// A project as its files describe it, checked: the manifest, the matrix, and the releases before this one.
package struct Project: Sendable {
  /// Release `current`.
  package var manifest: Manifest
  /// In byte order of their names.
  package var scenarios: [Scenario]
  /// Earlier releases by name.
  package var releases: [String: Manifest]
  /// Whether the manifest names a folder of scenarios that is not there, so that every language is played.
  package var lacksMatrix: Bool

  package init(manifest: Manifest, scenarios: [Scenario], releases: [String: Manifest] = [:], lacksMatrix: Bool = false)
  {
    self.manifest = manifest
    self.scenarios = scenarios
    self.releases = releases
    self.lacksMatrix = lacksMatrix
  }

  /// Reads a project from its folder, or from the path of its manifest.
  ///
  /// - Throws: everything that is wrong in the manifest, what it includes, its releases and its scenarios, at once.
  package static func load(_ path: String) throws(InputErrors) -> Self {
    var loader = ProjectLoader(path)
    let project = loader.load()
    guard let project, loader.errors.isEmpty else { throw InputErrors(loader.errors) }
    return project
  }

  /// A release's manifest; `current` is the project's own.
  package func release(_ name: String) -> Manifest? { name == "current" ? manifest : releases[name] }

  // MARK: - The matrix

  /// Every device of the whole matrix, scenarios in order.
  package var devices: [PlannedDevice] { scenarios.flatMap(\.devices) }

  /// Release name → its products in the manifest's order.
  package var productNames: [String: [String]] {
    var names = releases.mapValues { $0.products.map(\.name) }
    names["current"] = manifest.products.map(\.name)
    return names
  }

  /// The names of all cells of the whole matrix, ascending by UTF-8 bytes.
  package var cellNames: [String] {
    let products = productNames
    return devices.flatMap { $0.cells(products: products).map(\.id) }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// What the header of an evidence file says about the matrix: FNV-1a 64 over all cell names, each with LF.
  package var matrixDigest: String {
    var fingerprint = Fingerprint()
    for name in cellNames { fingerprint.add(name + "\n") }
    return fingerprint.hexadecimal
  }
}
