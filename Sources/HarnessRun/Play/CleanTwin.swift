import HostEvidence
import Ownership
import SimulatedDevice

/// A new device with the same lists on which a release is installed clean, to see what the old container changes.
struct CleanTwin {
  let process: ProcessHost
  let conditions: HostConditions
  let prepared: PreparedRelease

  /// The cell with what a clean install shows beside each of its observations.
  func compare(_ cell: PlayedCell, with device: SimulatedDevice) async throws -> PlayedCell {
    let twin = try SimulatedDevice(
      folder: device.folder.path + "-clean", languages: try device.folder.languages() ?? [], region: device.region,
      trees: conditions.trees)
    defer { try? twin.erase() }
    try twin.install(prepared)
    if let record = cell.record, record.languagesFrom == .app {
      try twin.setAppLanguages(record.languages, of: process.identifier)
    }
    var process = process
    process.isFirst = true
    let clean = try await process.play(on: twin, under: conditions)
    let records = Dictionary(
      clean.observations.map { ($0.record.requestedMessage, $0.record) }, uniquingKeysWith: { first, _ in first })
    var compared = cell
    for index in compared.observations.indices {
      compared.observations[index].clean = records[compared.observations[index].record.requestedMessage]
    }
    return compared
  }
}
