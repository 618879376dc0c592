import ConcurrentMap
import HarnessRun
import InstalledProducts
import LocaleMatrix
import Ownership
import Reports
import Synchronization

/// Plays a plan device by device and judges each at once, so that only findings are kept of all look-ups, and the records
/// where somebody wants them.
struct InspectedDevices: Sendable {
  let plan: InspectionPlan
  let release: InstalledRelease
  let isOwnershipInferred: Bool
  let request: InspectRequest
  let events: RunEvents

  /// Adds what was found to `findings`, and what was observed to `report`.
  func play(into findings: inout FindingCollection, _ report: inout Report, keepsObservations: Bool) async throws {
    let results = Mutex((findings: findings, report: report))
    let counter = CellCounter(total: plan.cellNames.count, events: events)
    _ = try await plan.devices.indices.concurrentMap(width: request.jobs) { number in
      var plain = PlainLookUps(release, on: plan.devices[number])
      let device = plan.device(number) { keepsObservations || !isEveryLanguage || !plain.isPlain($0) }
      let played = try await play(device, number, counter)
      let drafts = await judge(played, isAllThereIs: plain.count == 0)
      results.withLock { results in
        results.report.lookUps += plain.count
        results.findings.add(drafts)
        results.report.add([played], keepsObservations: keepsObservations)
      }
    }
    (findings, report) = results.withLock { $0 }
  }

  private func play(_ device: DevicePlan, _ number: Int, _ counter: CellCounter) async throws -> PlayedDevice {
    let player = DevicePlayer(
      plan: device, number: number,
      releases: [release.name: PlayableRelease(installed: release, prepared: nil)], conditions: nil,
      developmentRegion: plan.developmentRegion, counter: counter)
    return try await player.play()
  }

  /// Whether every product is started once in the device's own languages, and no scenario of a project is played.
  private var isEveryLanguage: Bool { request.scenarios.isEmpty }

  /// - Parameter isAllThereIs: false where more was looked up than was played.
  private func judge(_ device: PlayedDevice, isAllThereIs: Bool) async -> [Draft] {
    var facts = RunFacts(
      manifest: release.manifest, releases: [release.name: release], devices: [device], isWhole: false)
    facts.isOwnershipInferred = isOwnershipInferred
    let rules = RuleRegistry.runRulesOfProducts.filter { isAllThereIs || $0 != NothingChecked.self }
    return await Judgement(of: facts).drafts(of: rules)
  }
}
