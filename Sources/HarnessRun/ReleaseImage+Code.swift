import Findings
package import InstalledProducts
import Ownership
import OwnershipManifest
import Projects

extension ReleaseImage {
  /// The image of a release, with what the code of its bundle hosts asks where the manifest names their sources.
  ///
  /// - Parameters:
  ///   - jobs: How many files are read at once.
  ///   - note: Told what could not be read; the manifest alone then says how those look-ups ask.
  static func assemble(
    _ manifest: Manifest, name: String, readingCodeWith jobs: Int, note: (String) -> Void = { _ in }
  ) async throws -> ReleaseImage {
    try await assemble(manifest, name: name).readingCode(jobs: jobs, note: note)
  }

  /// The same image with what the code of its bundle hosts asks, where the manifest names their sources.
  package func readingCode(jobs: Int, note: (String) -> Void = { _ in }) async throws -> ReleaseImage {
    let manifest = installed.manifest
    guard manifest.products.contains(where: \.isReadFromCode) else { return self }
    let sources = try await SourceReading(manifest, jobs: jobs)
    for notice in sources.notices { note("\(notice.place.file): \(notice.message)") }
    for place in sources.unreadable { note("\(place.file) cannot be read: how it asks is not known") }
    let facts = CheckFacts(
      manifest: manifest, tables: CheckedTables.read(manifest: manifest).tables, modules: sources.modules)
    var image = self
    image.ways = CodeWays(of: facts.lookUps, in: manifest)
    return image
  }
}
