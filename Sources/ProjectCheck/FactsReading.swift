import Findings
import Ownership
import OwnershipManifest
import PositionedJSON
import Projects

/// Reads everything that the static rules look at.
struct FactsReading: Sendable {
  let manifest: Manifest
  let request: CheckRequest
  let events: CheckEvents

  init(_ manifest: Manifest, request: CheckRequest, events: CheckEvents) {
    self.manifest = manifest
    self.request = request
    self.events = events
  }

  /// - Throws: `CancellationError`.
  func facts() async throws -> CheckFacts {
    let tables = CheckedTables.read(manifest: manifest)
    let sources = try await SourceReading(
      manifest, jobs: request.jobs, cache: request.cache, progress: events.files)
    var declared = ProjectReader.read(folder: manifest.folder, graph: request.projectGraph)
    declared.notices += sources.notices
    return CheckFacts(
      manifest: manifest, declared: declared, tables: tables.tables,
      modules: sources.modules,
      unreadable: tables.unreadable.map { SourcePlace(file: $0.file) } + sources.unreadable,
      otherTexts: sources.modules.isEmpty ? [] : OtherTexts.read(below: manifest.folder))
  }
}
