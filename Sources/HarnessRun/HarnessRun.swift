import ConcurrentMap
import Findings
import HostEvidence
package import InstalledProducts
import LocaleMatrix
import Ownership
package import OwnershipManifest
import PositionedJSON
import Projects
package import Reports
import SimulatedDevice

/// A run of the matrix: read the project, plan, build, install and launch, judge.
///
/// ```swift
/// let report = try await HarnessRun(request, environment: [:], events: RunEvents()).report()
/// ```
/// It writes nothing but the simulated devices, which are gone when it returns unless the request keeps them.
package struct HarnessRun: Sendable {
  let request: RunRequest
  /// The tool's own environment: builds need it as it is, hosts get nothing of it but where the Swift runtime is.
  let environment: [String: String]
  let events: RunEvents

  package init(_ request: RunRequest, environment: [String: String], events: RunEvents = RunEvents()) {
    self.request = request
    self.environment = environment
    self.events = events
  }

  /// What was observed and concluded, the verdict drawn.
  ///
  /// - Throws: `InputErrors` for what is wrong in the project's files, `RunError` for a selection that names nothing,
  ///   what building throws, or `CancellationError`.
  package func report() async throws -> Report {
    let project = try Project.load(request.project)
    for remark in project.remarks { events.remark("note: \(remark)") }
    var images: [String: ReleaseImage] = [:]
    for name in try releaseNames(of: project) { images[name] = try await assemble(name, of: project) }
    return try await report(of: project, images: images)
  }

  /// The same over releases that are put together already, such as built products.
  ///
  /// - Parameters:
  ///   - images: every release that the chosen scenarios install, by name.
  ///   - lacksState: whether nobody says what an earlier release left on the device, and no code of it runs.
  package func report(
    of project: Project, images: [String: ReleaseImage], lacksState: Bool = false
  ) async throws -> Report {
    let plan = try RunPlan(of: project, images: images, request)
    _ = try request.profile(of: project.manifest)
    if let kept = request.keepDevice {
      try KeptFolder(kept).prepare(names: Set(plan.devices.map(\.timeline.device.scenario.name)).sorted())
    }
    let executables = try await build(for: plan, of: project)
    let devices = try await play(plan, images, executables)
    return try await judge(devices, plan, images, project, lacksState: lacksState)
  }
}

// MARK: - The steps

extension HarnessRun {
  /// The releases that the chosen scenarios install, and the current one, in order.
  package func releaseNames(of project: Project) throws -> [String] {
    let scenarios = try RunPlan.scenarios(of: project, request)
    var names: Set<String> = ["current"]
    for step in scenarios.flatMap(\.steps) {
      if case .install(let name) = step { names.insert(name) }
      if case .upgrade(let name) = step { names.insert(name) }
    }
    return names.sorted().filter { project.release($0) != nil }
  }

  /// Puts one release together; nil where the project has none of that name.
  package func assemble(_ name: String, of project: Project) async throws -> ReleaseImage? {
    guard let manifest = project.release(name) else { return nil }
    return try await ReleaseImage.assemble(manifest, name: name, readingCodeWith: request.jobs, note: events.note)
  }

  /// Builds what process hosts run as.
  private func build(for plan: RunPlan, of project: Project) async throws -> BuiltExecutables? {
    guard !plan.executables.isEmpty else { return nil }
    let build = ExecutableBuild(
      products: plan.executables, manifestFolder: project.manifest.folder, executables: request.executables,
      environment: environment)
    do {
      return try await build.run(progress: events.note)
    } catch let error as ExecutableBuildError where !error.products.isEmpty {
      throw located(error, in: project)
    }
  }

  /// What is wrong with the names of executables, where the manifest declares the products.
  private func located(_ error: ExecutableBuildError, in project: Project) -> InputErrors {
    let declared = project.manifest.products.filter { error.products.contains($0.executable ?? "") }
    let places = declared.isEmpty ? [SourcePlace(file: "bordercheck.json")] : declared.map(\.place)
    return InputErrors(
      places.map { place in
        InputError(file: place.file, line: place.line ?? 1, column: place.column ?? 1, message: error.description)
      })
  }

  private func play(
    _ plan: RunPlan, _ images: [String: ReleaseImage], _ executables: BuiltExecutables?
  ) async throws -> [PlayedDevice] {
    guard executables != nil || request.keepDevice != nil else {
      return try await play(plan, images.mapValues { PlayableRelease(installed: $0.installed, prepared: nil) }, nil)
    }
    let root = request.keepDevice == nil ? DeviceRoot.inMemory(environment: environment) : nil
    return try await TemporaryFolder.with(in: root) { folder in
      let kept = request.keepDevice
      var store = try FileStore(folder: kept.map { "\($0)/\(KeptFolder.files)" } ?? folder + "/files")
      let releases = try images.mapValues { image in
        PlayableRelease(
          installed: image.installed, prepared: try store.prepare(image.onDevices(executables: executables)))
      }
      let conditions = HostConditions(
        devices: kept ?? folder + "/devices", limits: request.limits,
        environment: HostEnvironment(inheriting: environment), slots: HostSlots(request.jobs),
        trees: kept == nil ? store.trees : nil, events: events)
      return try await play(plan, releases, conditions)
    }
  }

  private func play(
    _ plan: RunPlan, _ releases: [String: PlayableRelease], _ conditions: HostConditions?
  ) async throws -> [PlayedDevice] {
    let counter = CellCounter(total: plan.devices.reduce(0) { $0 + $1.cellNames.count }, events: events)
    let region = plan.developmentRegion
    // One device more than hosts may run at once: it is made ready while they run.
    let width = conditions == nil ? request.jobs : request.jobs + 1
    let played = try await plan.longestFirst.concurrentMap(width: width) { number in
      let player = DevicePlayer(
        plan: plan.devices[number], number: number, releases: releases, conditions: conditions,
        developmentRegion: region, counter: counter)
      return (number: number, device: try await player.play())
    }
    return played.sorted { $0.number < $1.number }.map(\.device)
  }

  private func judge(
    _ devices: [PlayedDevice], _ plan: RunPlan, _ images: [String: ReleaseImage], _ project: Project,
    lacksState: Bool
  ) async throws -> Report {
    let manifest = project.manifest
    var facts = RunFacts(
      manifest: manifest, releases: images.mapValues(\.installed), devices: devices, isWhole: request.isWhole,
      assemblyNotes: images["current"]?.installed.notes ?? [],
      declared: request.isWhole ? ProjectReader.read(folder: manifest.folder) : DeclaredProject())
    facts.lacksState = lacksState
    var report = Report(matrixCells: plan.cellNames, shard: request.shard)
    report.selection = request.selection
    report.add(devices)
    try await RunConclusion(request: request, manifest: manifest).conclude(&report, from: facts)
    return report
  }
}
