import CallSites
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
    let plan = SourcePlan(of: manifest)
    let unreadable = tables.unreadable.map { SourcePlace(file: $0.file) } + plan.missing
    let declared = ProjectReader.read(folder: manifest.folder)
    return CheckFacts(manifest: manifest, declared: declared, tables: tables.tables, unreadable: unreadable)
  }
}
