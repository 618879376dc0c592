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
  let tableCache: TableCache?

  init(_ manifest: Manifest, request: CheckRequest, events: CheckEvents, tableCache: TableCache?) {
    self.manifest = manifest
    self.request = request
    self.events = events
    self.tableCache = tableCache
  }

  /// - Throws: `CancellationError`.
  func facts() async throws -> CheckFacts {
    async let reading = CheckedTables.read(manifest: manifest, jobs: request.jobs, cache: tableCache)
    async let base = base()
    async let listing = ProjectReader.read(folder: manifest.folder, graph: request.projectGraph)
    let sources = try await SourceReading(
      request.readsSources ? manifest : manifest.withoutSources, jobs: request.jobs, cache: request.cache,
      progress: events.files)
    var declared = await listing
    declared.notices += sources.notices
    let others = sources.modules.isEmpty ? [] : OtherTexts.read(declared.files, below: manifest.folder)
    let tables = try await reading
    var facts = try await CheckFacts(
      manifest: manifest, declared: declared, tables: tables.tables, modules: sources.modules,
      unreadable: tables.unreadable.map { SourcePlace(file: $0.file) } + sources.unreadable, otherTexts: others,
      base: base)
    facts.unreadableReasons = sources.reasons
    return facts
  }

  private func base() async throws -> CheckedBase? {
    guard let base = request.baseProject else { return nil }
    let tables = try await CheckedTables.read(manifest: base.manifest, jobs: request.jobs).tables
    return CheckedBase(manifest: base.manifest, tables: tables, name: base.name.hasPrefix("/") ? nil : base.name)
  }
}
