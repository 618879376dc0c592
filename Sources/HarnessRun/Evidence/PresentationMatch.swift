import Findings
import HostEvidence
import InstalledProducts
import LocaleMatrix
import LocalizationRuntime
import Ownership
import OwnershipManifest

/// Finds for each observation of a cell what was planned: the presentation that it answers, each taken once where one
/// message is asked for in several ways.
struct PresentationMatch {
  /// An observation for the rules, and its place in the plan; what was not planned comes last.
  struct Match {
    var observation: PlayedObservation
    var order: Int
    var needsDevice: Bool
  }

  private let simulated: PlayedCell
  private let release: InstalledRelease
  /// Message → numbers of its presentations in the plan.
  private let presentations: [RequestedMessage: [Int]]
  private var used: Set<Int> = []
  private var seen: Set<RequestedMessage> = []

  init(of simulated: PlayedCell, in release: InstalledRelease) {
    self.simulated = simulated
    self.release = release
    presentations = Dictionary(
      grouping: simulated.observations.indices, by: { simulated.observations[$0].planned.requestedMessage })
  }

  /// What was planned of messages of which there is no evidence.
  var missing: [PlannedObservation] {
    simulated.observations.map(\.planned).filter { !seen.contains($0.requestedMessage) }
  }

  mutating func observation(for record: ObservationRecord) -> Match {
    let message = record.requestedMessage
    seen.insert(message)
    let candidates = presentations[message] ?? []
    let open = candidates.filter { !used.contains($0) }
    let best = (open.isEmpty ? candidates : open).max { (score($0, record), $1) < (score($1, record), $0) }
    guard let best else {
      let observation = PlayedObservation(record: record, planned: unplanned(record))
      return Match(observation: observation, order: .max, needsDevice: hasMarkup(record))
    }
    used.insert(best)
    return match(record, with: simulated.observations[best], order: best)
  }

  private func match(_ record: ObservationRecord, with twin: PlayedObservation, order: Int) -> Match {
    var observation = PlayedObservation(record: record, planned: twin.planned)
    if record.outcome == .persisted {
      observation.stored = .text
      observation.fresh = twin.fresh ?? twin.record
    } else if twin.stored == .key {
      observation.stored = .key
    }
    let needsDevice = hasMarkup(record) || !twin.notSimulated.isEmpty || !twin.misfits.isEmpty
    return Match(observation: observation, order: order, needsDevice: needsDevice)
  }

  /// How well a record fits what would be observed here.
  private func score(_ number: Int, _ record: ObservationRecord) -> Int {
    let twin = simulated.observations[number].record
    if twin == record { return 3 }
    guard twin.asked == record.asked else { return 0 }
    return twin.formattingLocale == record.formattingLocale && twin.outcome == record.outcome ? 2 : 1
  }

  private func hasMarkup(_ record: ObservationRecord) -> Bool { !NotSimulated.reasons(for: record).isEmpty }

  /// A presentation that the manifest does not have: as the same message is presented elsewhere in the product.
  private func unplanned(_ record: ObservationRecord) -> PlannedObservation {
    let relative = simulated.observations.first { other in
      [other.planned.owner, other.planned.table, other.planned.key] == [record.owner, record.table, record.key]
    }
    guard var planned = relative?.planned else { return plain(record) }
    planned.arguments = record.arguments
    planned.surface = record.surface
    return planned
  }

  private func plain(_ record: ObservationRecord) -> PlannedObservation {
    let path = release.bundlePath(of: record.owner, in: release.product(simulated.product))
    let place =
      release.place(owner: record.owner, table: record.table, key: record.key)
      ?? release.manifest.owner(record.owner)?.place ?? SourcePlace(file: release.manifest.file)
    return PlannedObservation(
      product: simulated.product, owner: record.owner, table: record.table, key: record.key,
      arguments: record.arguments, surface: record.surface, asks: record.asked == path ? .owner : .path(record.asked),
      place: place)
  }
}
