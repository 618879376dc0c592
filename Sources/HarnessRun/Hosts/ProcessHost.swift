package import HostEvidence
package import InstalledProducts
import LocalizationRuntime
package import Ownership
import OwnershipManifest
package import SimulatedDevice

/// Plays one product as a process of its own; the bundle host beside it knows what a fresh look-up would give.
package struct ProcessHost: Sendable {
  package let host: BundleHost
  /// Name of the executable file in the product's bundle.
  package let executable: String
  package let identifier: String
  package let containingIdentifier: String?
  package let planned: [PlannedObservation]
  /// Whether it is the first that is launched on the device since a clean install.
  package var isFirst: Bool

  /// Launches the product and pairs what it says with what was planned.
  ///
  /// - Throws: what keeps it from being launched at all; a host that misbehaves is a failure of the cell.
  package func play(on device: SimulatedDevice, under conditions: HostConditions) async throws -> PlayedCell {
    conditions.events.launch(executable)
    let result = try await launch.run(
      on: device, limits: conditions.limits, environment: conditions.environment, in: conditions.slots)
    switch result.outcome {
    case .success(let report): return cell(of: report)
    case .failure(let failure):
      let kind = Ownership.HostFailure.Kind(rawValue: failure.kind.rawValue) ?? .garbled
      return PlayedCell(
        id: host.cell, product: host.product.name, record: nil,
        failure: Ownership.HostFailure(
          kind: kind, reason: failure.reason, output: Self.firstLine(of: result.standardErrorTail)))
    }
  }

  /// The first line that says anything, at most 160 characters of it.
  private static func firstLine(of output: String) -> String? {
    let line = output.split(whereSeparator: \.isNewline).first { !$0.allSatisfy(\.isWhitespace) }
    return line.map { $0.count > 160 ? "\($0.prefix(160))…" : String($0) }
  }

  private var launch: HostLaunch {
    HostLaunch(
      cell: host.cell, release: host.release.name, process: host.product.path, executable: executable,
      identifier: identifier, containingIdentifier: containingIdentifier, idiom: host.idiom,
      behavior: host.process.behavior, messages: planned.map(\.requestedMessage), isFirst: isFirst)
  }

  private func cell(of report: HostReport) -> PlayedCell {
    let plans = Dictionary(
      planned.map { ($0.requestedMessage, $0) }, uniquingKeysWith: { first, _ in first })
    let remarks = Dictionary(grouping: report.remarks) { [$0.owner, $0.table, $0.key] }
    let observations = report.observations.compactMap { record in
      plans[record.requestedMessage].map { planned in
        observation(record, planned: planned, remarks: remarks[[record.owner, record.table, record.key]] ?? [])
      }
    }
    return PlayedCell(
      id: host.cell, product: host.product.name, record: report.cell, choices: report.choices,
      observations: observations, remarks: report.remarks)
  }

  /// - Parameter remarks: what the host says of the message, whatever its arguments.
  private func observation(
    _ record: ObservationRecord, planned: PlannedObservation, remarks: [HostRemark]
  ) -> PlayedObservation {
    guard record.outcome == .persisted else {
      let markup = NotSimulated.reasons(for: record)
      let said = remarks.filter { $0.reason == .notSimulated }.map(\.message)
      return PlayedObservation(
        record: record, planned: planned, notSimulated: markup.isEmpty ? said : markup,
        misfits: remarks.filter { $0.reason == .format }.map(\.message))
    }
    return PlayedObservation(record: record, planned: planned, stored: .text, fresh: host.lookUp(planned))
  }
}

extension ObservationRecord {
  /// The request that this observation answers.
  package var requestedMessage: RequestedMessage {
    RequestedMessage(owner: owner, table: table, key: key, arguments: arguments, surface: surface)
  }
}
