import Findings
import InstalledProducts
package import LocaleMatrix
import OwnershipManifest

extension Judgement {
  /// Every cell of the judged release, with its launch and device.
  package var cells: [(device: PlannedDevice, launch: PlayedLaunch, cell: PlayedCell)] {
    var cells: [(device: PlannedDevice, launch: PlayedLaunch, cell: PlayedCell)] = []
    for device in facts.devices {
      for launch in device.launches where launch.release == facts.current?.name {
        cells += launch.cells.map { (device.plan, launch, $0) }
      }
    }
    return cells
  }

  /// Pairs of launches of one device where an upgrade lies between and nothing else that decides a language changed.
  ///
  /// The later launch is the first after the upgrade to the judged release.
  var upgrades: [(device: PlannedDevice, before: PlayedLaunch, after: PlayedLaunch)] {
    facts.devices.flatMap { device in
      Array(zip(device.launches, device.launches.dropFirst())).filter(isUpgrade).map {
        (device: device.plan, before: $0.0, after: $0.1)
      }
    }
  }

  private func isUpgrade(_ before: PlayedLaunch, _ after: PlayedLaunch) -> Bool {
    guard before.release != after.release, after.wasUpgraded, after.release == facts.current?.name else { return false }
    return before.deviceLanguages == after.deviceLanguages && before.appLanguages == after.appLanguages
  }

  /// One draft for each cell, of any release, whose host failed in that way.
  func hostFailures(_ kind: HostFailure.Kind, _ description: RuleDescription) -> [Draft] {
    facts.devices.flatMap { device in
      device.launches.flatMap(\.cells).compactMap { cell in
        guard let failure = cell.failure, failure.kind == kind else { return nil }
        var draft = Draft(
          description, product: cell.product,
          message: "\(cell.product) \(failure.reason): what it shows was not observed",
          remedy: Self.remedy(for: failure, of: cell), cells: [cell.id],
          place: facts.manifest.product(cell.product)?.place,
          reproduce: Self.replay(device.plan, product: cell.product))
        draft.hostOutput = failure.output
        return draft
      }
    }
  }

  /// Where all that the host said can be read.
  private static func remedy(for failure: HostFailure, of cell: PlayedCell) -> String {
    let said = failure.output == nil ? "the host wrote nothing on standard error; " : ""
    let parts = cell.id.split(separator: "/")
    let launch = "Launches/" + parts.suffix(2).joined(separator: "-")
    let folder = (parts.dropLast(2).map { String($0) } + [launch]).joined(separator: "/")
    return said + "run the cell alone with --keep-device DIR, which keeps its output in DIR/\(folder)"
  }

  /// The command that plays one device again with one product on it, and of what it shows that one message.
  static func replay(_ device: PlannedDevice, product: String, message: String? = nil) -> [String] {
    replay(device, products: [product], message: message)
  }

  /// The same for several products, each named once.
  static func replay(_ device: PlannedDevice, products: [String], message: String? = nil) -> [String] {
    let names = Array(Set(products)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return ["bordercheck", "run", "--scenario", device.scenario.name] + names.flatMap { ["--product", $0] }
      + (message.map { ["--message", $0] } ?? []) + ["--languages", device.entry.joined(separator: ",")]
  }
}
