import HostEvidence
import InstalledProducts
import LocaleMatrix
import Ownership
import SimulatedDevice

/// One device that evidence is of: what was done to it, as far as the project's scenario says, and its cells.
struct EvidenceDevice: Sendable {
  var timeline: Timeline
  /// False where the project has no such scenario: nothing is known then of what was on the device before a launch.
  var isOfMatrix: Bool
  /// By identifier.
  var cells: [String: CellRecord]

  var id: String { timeline.device.id }

  /// The device as it would be played here, from nothing but the project's files; no process is started.
  func simulated(
    _ releases: [String: InstalledRelease], _ messages: [String: ObservationPlan], developmentRegion: String
  ) async throws -> PlayedDevice {
    let counts = timeline.device.scenario.counts
    var observations: [String: [String: [PlannedObservation]]] = [:]
    for launch in timeline.launches {
      for product in launch.products where observations[launch.release]?[product] == nil {
        observations[launch.release, default: [:]][product] =
          messages[launch.release]?.observations(of: product, counts: counts) ?? []
      }
    }
    let player = DevicePlayer(
      plan: DevicePlan(timeline: timeline, observations: observations), number: 0,
      releases: releases.mapValues { PlayableRelease(installed: $0, prepared: nil) }, conditions: nil,
      developmentRegion: developmentRegion, counter: CellCounter(total: 0, events: RunEvents()))
    return try await player.play()
  }
}

extension EvidenceDevice {
  /// The device with what was observed, in the launches that were simulated; a cell without evidence is not in it.
  func matched(
    _ records: CellRecords, simulated: PlayedDevice, in releases: [String: InstalledRelease]
  ) -> (played: PlayedDevice, cells: [MatchedCell]) {
    var matched: [MatchedCell] = []
    var played = simulated
    for launch in played.launches.indices {
      guard let release = releases[played.launches[launch].release] else {
        played.launches[launch].cells = []
        continue
      }
      let ofLaunch = played.launches[launch].cells.compactMap { simulated in
        cells[simulated.id].map { MatchedCell($0, records[$0.id], simulated: simulated, in: release) }
      }
      played.launches[launch].cells = ofLaunch.map(\.cell)
      matched += ofLaunch
    }
    return (played, matched)
  }
}
