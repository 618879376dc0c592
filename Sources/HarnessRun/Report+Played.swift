import HostEvidence
package import Ownership
package import Reports

extension Report {
  /// Takes over what was observed on the devices, of every release.
  ///
  /// - Parameter keepsObservations: false counts them only.
  package mutating func add(_ devices: [PlayedDevice], keepsObservations: Bool = true) {
    for cell in devices.lazy.flatMap(\.launches).flatMap(\.cells) {
      if let record = cell.record { cells.append(record) }
      choices += cell.choices
      lookUps += cell.observations.count
      guard keepsObservations else { continue }
      observations += cell.observations.map(\.record)
    }
  }
}
