import CallSites
import Findings
import Foundation
import Ownership
import OwnershipManifest
import Projects
import SwiftSources

/// Reads the Swift files of a plan, several at a time.
struct SourceReading: Sendable {
  let manifest: Manifest
  let request: CheckRequest
  let events: CheckEvents

  /// The modules in the plan's order.
  private(set) var modules: [CheckedModule] = []
  /// Files that are there and cannot be read.
  private(set) var unreadable: [SourcePlace] = []
  /// What else keeps sources from being read.
  private(set) var notices: [ProjectNotice] = []

  init(_ manifest: Manifest, request: CheckRequest, events: CheckEvents) {
    self.manifest = manifest
    self.request = request
    self.events = events
  }

  /// - Throws: `CancellationError`.
  mutating func read(_ plan: SourcePlan) async throws {
    unreadable = plan.missing
    guard plan.modules.contains(where: { !$0.files.isEmpty }) else { return }
    guard SwiftParserSupport.isAvailable else { return notices.append(withoutParser) }
    let helpers = manifest.owners.flatMap(\.accessors)
    let cache = request.cache.map { ScanCache(folder: URL(filePath: $0)) }
    let scan = SourceScan(
      folder: URL(filePath: manifest.folder), jobs: request.jobs, cache: cache, progress: events.files)
    let scanned = await scan.scan(plan.modules.map { SourceModule(paths: $0.files, helpers: helpers) })
    try Task.checkCancellation()
    for (module, sources) in zip(plan.modules, scanned) { add(sources, of: module) }
  }

  private mutating func add(_ sources: ScannedModule, of module: SourcePlan.Module) {
    var files = sources.files
    for index in files.indices { files[index].path = manifest.projectPath(files[index].path) }
    modules.append(CheckedModule(owner: module.owner, products: module.products, files: files))
    for source in sources.unreadable {
      let place = SourcePlace(file: manifest.projectPath(source.path))
      if !unreadable.contains(place) { unreadable.append(place) }
    }
  }

  private var withoutParser: ProjectNotice {
    ProjectNotice(
      .unreadable, at: SourcePlace(file: manifest.file),
      "it names Swift sources, and this bordercheck was built without SwiftParser; expected a build with a toolchain "
        + "that has it (<toolchain>/usr/lib/swift/host), or a manifest without \"sources\"")
  }
}
