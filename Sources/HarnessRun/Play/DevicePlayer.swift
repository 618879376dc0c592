import HostEvidence
import InstalledProducts
import LocaleMatrix
import LocalizationRuntime
package import Ownership
import OwnershipManifest
import SimulatedDevice

/// Plays one device from its first step to its last.
package struct DevicePlayer: Sendable {
  let plan: DevicePlan
  /// Counts the devices of a run.
  let number: Int
  let releases: [String: PlayableRelease]
  /// Nil where every product is a bundle host: nothing is then written to disk.
  let conditions: HostConditions?
  let developmentRegion: String
  let counter: CellCounter

  package init(
    plan: DevicePlan, number: Int, releases: [String: PlayableRelease], conditions: HostConditions?,
    developmentRegion: String,
    counter: CellCounter
  ) {
    self.plan = plan
    self.number = number
    self.releases = releases
    self.conditions = conditions
    self.developmentRegion = developmentRegion
    self.counter = counter
  }

  /// - Throws: what keeps the device from being played: files that cannot be written, or cancellation.
  package func play() async throws -> PlayedDevice {
    let disk = try makeDisk()
    defer {
      // What cannot be removed now goes with the folder of all devices.
      if conditions?.keepsDevices == false { try? disk?.erase() }
    }
    return try await play(on: disk)
  }

  private func play(on disk: SimulatedDevice?) async throws -> PlayedDevice {
    var state = DeviceState(languages: [developmentRegion], disk: disk)
    var launches: [PlayedLaunch] = []
    for event in plan.timeline.events {
      try Task.checkCancellation()
      switch event {
      case .languages(let list): try state.setLanguages(list)
      case .appLanguages(let product, let list):
        if let identifier = identifier(of: product, in: state) { try state.setOwnLanguages(list, of: identifier) }
      case .install(let name): if let release = releases[name] { try state.install(release) }
      case .upgrade(let name):
        guard let release = releases[name] else { continue }
        try leave(for: release, in: &state)
        try state.upgrade(to: release)
      case .launch(let launch): launches.append(try await play(launch, &state))
      }
    }
    return PlayedDevice(plan: plan.timeline.device, launches: launches)
  }

  private func makeDisk() throws -> SimulatedDevice? {
    guard let conditions else { return nil }
    let device = plan.timeline.device
    return try SimulatedDevice(
      folder: conditions.folder(of: device, number: number), languages: [developmentRegion],
      region: device.scenario.device.region, trees: conditions.trees)
  }

  private func identifier(of product: String, in state: DeviceState) -> String? {
    state.release?.installed.manifest.product(product)?.identifier
      ?? releases["current"]?.installed.manifest.product(product)?.identifier
  }
}

// MARK: - Launching

extension DevicePlayer {
  private func play(_ launch: PlannedLaunch, _ state: inout DeviceState) async throws -> PlayedLaunch {
    var cells: [PlayedCell] = []
    for product in launch.products {
      try Task.checkCancellation()
      if let cell = try await play(product, launch, &state) { cells.append(cell) }
      counter.count(plan.timeline.device.cell(step: launch.step, product: product))
    }
    return PlayedLaunch(
      step: launch.step, release: launch.release, deviceLanguages: launch.deviceLanguages,
      appLanguages: launch.appLanguages, wasUpgraded: launch.wasUpgraded, cells: cells)
  }

  private func play(_ name: String, _ launch: PlannedLaunch, _ state: inout DeviceState) async throws -> PlayedCell? {
    guard let release = state.release?.installed, let product = release.product(name),
      let declared = release.manifest.product(name)
    else { return nil }
    let planned = plan.observations(of: name, in: launch.release)
    let host = bundleHost(for: product, launch, release, state)
    guard let executable = declared.executable, let disk = state.disk, let conditions else {
      return host.play(planned, stored: &state.stored)
    }
    let process = ProcessHost(
      host: host, executable: executable, identifier: declared.identifier,
      containingIdentifier: release.manifest.container(of: name)?.identifier, planned: planned,
      isFirst: !state.hasLaunched)
    state.hasLaunched = true
    var cell = try await process.play(on: disk, under: conditions)
    cell.ownLanguagesBefore = state.ownLanguages[declared.identifier]
    cell.ownLanguagesAfter = try disk.folder.appLanguages(of: declared.identifier)
    state.ownLanguages[declared.identifier] = cell.ownLanguagesAfter
    guard launch.wasUpgraded, cell.failure == nil, let prepared = state.release?.prepared else { return cell }
    return try await CleanTwin(process: process, conditions: conditions, prepared: prepared).compare(cell, with: disk)
  }

  private func bundleHost(
    for product: InstalledProduct, _ launch: PlannedLaunch, _ release: InstalledRelease, _ state: DeviceState
  ) -> BundleHost {
    let device = plan.timeline.device.scenario.device
    let container = release.manifest.container(of: product.name)?.identifier
    let user = UserLanguages.resolve(
      arguments: [], appDomain: state.ownLanguages[product.identifier],
      containingAppDomain: container.flatMap { state.ownLanguages[$0] }, globalDomain: state.languages,
      behavior: device.behavior)
    return BundleHost(
      cell: plan.timeline.device.cell(step: launch.step, product: product.name), product: product, release: release,
      user: user, region: device.region, idiom: device.idiom, behavior: device.behavior)
  }
}
