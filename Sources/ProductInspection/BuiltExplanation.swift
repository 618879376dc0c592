package import HarnessRun
import InstalledProducts
import LocaleMatrix
import OwnershipManifest

/// Explains one look-up over a built product instead of what a manifest would put together.
package struct BuiltExplanation: Sendable {
  let request: ExplainRequest
  /// Path of the built product.
  let built: String
  /// The project that says who owns what; nil where nobody does.
  let project: String?
  let environment: [String: String]

  package init(_ request: ExplainRequest, built: String, project: String?, environment: [String: String]) {
    self.request = request
    self.built = built
    self.project = project
    self.environment = environment
  }

  /// - Throws: `InspectError` for what cannot be opened, `InputErrors` for what is wrong in the project's files,
  ///   `ExplainError` for a name that is not there.
  package func explanation() async throws -> Explanation {
    let project = try self.project.map { try Project.load($0) }
    return try await OpenedProduct.with(built, environment: environment) { files in
      let tree = try await BuiltTree(reading: files, jobs: 2)
      guard !tree.products.isEmpty else { throw InspectError.nothingBuilt(in: files) }
      let image = try await ReleaseImage.built(tree, manifest: project?.manifest).readingCode(jobs: 2)
      let counts = PluralSamples.counts(of: image.installed, reading: request.languages)
      return try await LookUpExplanation(request, counts: counts).explanation(
        in: image, scenarios: project?.scenarios ?? [])
    }
  }
}
