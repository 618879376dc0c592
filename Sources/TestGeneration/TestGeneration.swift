import HarnessRun
import InstalledProducts
package import OwnershipManifest

/// Swift files for the test targets of a project's products: what they show on a device, and what was found, in Xcode.
///
/// ```swift
/// let files = try await TestGeneration(project: project).files(projectFolder: "..")
/// ```
/// The same project gives the same bytes.
package struct TestGeneration: Sendable {
  private let project: Project
  private let products: [Glob]

  /// - Parameter products: names or globs of products; empty means all.
  package init(project: Project, products: [String] = []) {
    self.project = project
    self.products = products.map { Glob($0) }
  }

  /// The files, in the manifest's order of products; the last shows findings.
  ///
  /// - Parameter projectFolder: the project's folder as seen from the folder that the files go to.
  /// - Throws: `InputErrors` for what is wrong in the project's files, `TestGenerationError` for a product that is not
  ///   there, and where no product presents anything.
  package func files(projectFolder: String) async throws -> [GeneratedFile] {
    let names = project.manifest.products.map(\.name)
    for glob in products where !names.contains(where: glob.matches) {
      throw TestGenerationError.unknownProduct(glob.pattern, known: names)
    }
    let run = HarnessRun(RunRequest(project: project.manifest.folder, jobs: 2), environment: [:])
    guard let image = try await run.assemble("current", of: project) else { throw TestGenerationError.nothingPresented }
    let plan = try ObservationPlan(of: image)
    let types = Dictionary(zip(names, UniqueNames(names).names), uniquingKeysWith: { first, _ in first })
    let texts = image.installed.products.filter { includes($0.name) }.compactMap { product in
      ProductTests(of: product, in: image, plan).map { tests in
        ProductTestsText(tests: tests, typeName: types[product.name] ?? product.name)
      }
    }
    guard !texts.isEmpty else { throw TestGenerationError.nothingPresented }
    return texts.flatMap { [$0.file, $0.surfaces] } + [FindingTestsText(projectFolder: projectFolder).file]
  }

  private func includes(_ product: String) -> Bool {
    products.isEmpty || products.contains { $0.matches(product) }
  }
}
