import CallSites
package import Findings
import Foundation
package import OwnershipManifest
package import Projects
import SwiftSources

/// Reads the Swift files that a manifest names, several at a time.
package struct SourceReading: Sendable {
  private let manifest: Manifest

  /// Owners first, in the manifest's order.
  package private(set) var modules: [CheckedModule] = []
  /// Files that are not there, or cannot be read.
  package private(set) var unreadable: [SourcePlace] = []
  /// Why they cannot be read, where the reader says it; file → reason.
  package private(set) var reasons: [String: String] = [:]
  /// What else keeps sources from being read.
  package private(set) var notices: [ProjectNotice] = []

  /// - Parameters:
  ///   - cache: Folder that keeps what unchanged files said; nil to parse every file anew.
  ///   - progress: Told how many files are read, of how many.
  /// - Throws: `CancellationError`.
  package init(
    _ manifest: Manifest, jobs: Int, cache: String? = nil,
    progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) async throws {
    self.manifest = manifest
    let plan = SourcePlan(of: manifest)
    unreadable = plan.missing
    guard plan.modules.contains(where: { !$0.files.isEmpty }) else { return }
    guard SwiftParserSupport.isAvailable else {
      notices.append(withoutParser)
      return
    }
    let helpers = manifest.owners.flatMap(\.accessors)
    let scan = SourceScan(
      folder: URL(filePath: manifest.folder), jobs: jobs, cache: cache.map { ScanCache(folder: URL(filePath: $0)) },
      progress: progress)
    let scanned = await scan.scan(
      plan.modules.enumerated().map { index, module in
        SourceModule(
          paths: module.files, helpers: helpers, companions: plan.companions(of: index, in: manifest))
      })
    try Task.checkCancellation()
    for (module, sources) in zip(plan.modules, scanned) { add(sources, of: module) }
  }

  private mutating func add(_ sources: ScannedModule, of module: SourcePlan.Module) {
    var files = sources.files
    for index in files.indices {
      files[index].path = manifest.projectPath(files[index].path)
      for lookUp in files[index].lookUps.indices {
        guard case .elsewhere(let bundle, let file) = files[index].lookUps[lookUp].bundle else { continue }
        files[index].lookUps[lookUp].bundle = .elsewhere(bundle, file: manifest.projectPath(file))
      }
    }
    modules.append(CheckedModule(owner: module.owner, products: module.products, files: files))
    for source in sources.unreadable {
      let place = SourcePlace(file: manifest.projectPath(source.path))
      if !unreadable.contains(place) { unreadable.append(place) }
      reasons[place.file] = source.reason
    }
  }

  private var withoutParser: ProjectNotice {
    ProjectNotice(
      .unreadable, at: SourcePlace(file: manifest.file),
      "it names Swift sources, and this bordercheck was built without SwiftParser; expected a build with a toolchain "
        + "that has it (<toolchain>/usr/lib/swift/host), or 'bordercheck check --without-call-sites'")
  }
}
