import HostEvidence
import Ownership
import Reports

extension Report {
  /// Takes over what was observed on the devices, of every release.
  mutating func add(_ devices: [PlayedDevice]) {
    for cell in devices.lazy.flatMap(\.launches).flatMap(\.cells) {
      if let record = cell.record { cells.append(record) }
      choices += cell.choices
      observations += cell.observations.map(\.record)
    }
  }
}
