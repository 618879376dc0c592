package import InstalledProducts

package enum OpenedProduct {
  package static func with<Result>(
    _ path: String, environment: [String: String], _ body: (ProductFiles) async throws -> Result
  ) async throws -> Result {
    try await body(ProductFiles(folder: path))
  }
}
