/// Gets the executables that process hosts run as, from the nearest `Package.swift` at or above the manifest.
///
/// `swift run` builds only the tool, so this builds the rest, in the tool's own build folder and configuration where
/// that belongs to the same package. What was built before and has not changed since costs a look at the files.
package struct ExecutableBuild: Sendable {
  /// Names of SwiftPM products, each of which is an executable.
  package var products: [String]
  /// Absolute path of the folder that holds the manifest.
  package var manifestFolder: String
  /// A folder to take the executables from instead of building them.
  package var executables: String?
  /// The tool's own executable.
  package var tool: String
  /// The tool's own environment, which a build needs as it is.
  package var environment: [String: String]

  package init(
    products: [String], manifestFolder: String, executables: String? = nil, tool: String = RunningTool.path,
    environment: [String: String]
  ) {
    self.products = products
    self.manifestFolder = manifestFolder
    self.executables = executables
    self.tool = tool
    self.environment = environment
  }

  /// Builds what is needed, in the order of `products`; none needed is an empty result.
  ///
  /// - Parameter progress: gets a sentence before anything that takes time, without a line feed.
  /// - Throws: `ExecutableBuildError`, `CancellationError`, or `FileSystemError` for the build's own files.
  package func run(
    among children: LiveChildren = .ofThisProcess, progress: @Sendable (String) -> Void
  ) async throws -> BuiltExecutables {
    let beside = FileSystem.parent(of: tool) ?? "."
    guard !products.isEmpty else { return BuiltExecutables(folder: beside) }
    if let executables { return try take(from: FileSystem.realPath(executables) ?? executables, "given") }
    guard let package = SwiftPackage(above: manifestFolder) else {
      progress("no Package.swift at or above '\(manifestFolder)': taking the hosts' executables beside the tool")
      return try take(from: beside, "no Package.swift at or above '\(manifestFolder)'")
    }
    let place = BuildPlace(package: package, tool: tool)
    if place.isHeldByStarter {
      return try take(from: beside, "the command that started this tool holds the build folder and built it")
    }
    return try await build(package, in: place, among: children, progress)
  }
}

extension ExecutableBuild {
  private func take(from folder: String, _ reason: String) throws(ExecutableBuildError) -> BuiltExecutables {
    let built = BuiltExecutables(folder: folder)
    let missing = products.filter { !FileSystem.exists(built.path(of: $0)) }
    guard missing.isEmpty else { throw .missing(products: missing, folder: folder, reason: reason) }
    return built
  }

  private func build(
    _ package: SwiftPackage, in place: BuildPlace, among children: LiveChildren, _ progress: (String) -> Void
  ) async throws -> BuiltExecutables {
    let stamp = BuildStamp(package: package, products: products, environment: environment)
    if let folder = place.knownFolder, stamp.isFresh(in: folder) { return BuiltExecutables(folder: folder) }
    return try await TemporaryFolder.with { scratch in
      let command = try BuildCommand(
        package: package, place: place, environment: environment, scratch: scratch, children: children)
      for product in products {
        progress("building \(product), which a host runs as")
        try await command.build(product)
      }
      let built = try take(from: try await command.folder(), "where the build puts products")
      stamp.save(in: built.folder)
      return built
    }
  }
}
