package import InstalledProducts
internal import SimulatedDevice

/// What was given to be inspected, opened.
///
/// ```swift
/// try await OpenedProduct.with("Trips.ipa", environment: environment) { files in
///   files.names(in: "Payload")  // ["Trips.app"]
/// }
/// ```
package enum OpenedProduct {
  /// Opens a folder as it is, an archive (.ipa, .zip, or any file that begins with a zip signature) in a temporary
  /// folder that is gone when `body` ends.
  ///
  /// Of an archive every file is listed, but only those that a look-up can need are unpacked.
  /// - Parameter environment: names the folder for temporary files (`TMPDIR`) and where `unzip` lies (`PATH`).
  /// - Throws: `InspectError` for what is no product, or an archive that must not be unpacked.
  package static func with<Result>(
    _ path: String, environment: [String: String], limits: ArchiveLimits = ArchiveLimits(),
    _ body: (ProductFiles) async throws -> Result
  ) async throws -> Result {
    switch try GivenPath(path) {
    case .folder:
      return try await body(ProductFiles(folder: path))
    case .file(let file):
      let listing = try ArchiveListing(of: file, limits: limits)
      let parent = environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 }
      return try await TemporaryFolder.with(in: parent) { folder in
        let unpacking = Unpacking(listing: listing, limits: limits, environment: environment, folder: folder)
        return try await body(try await unpacking.files(of: file))
      }
    }
  }
}
