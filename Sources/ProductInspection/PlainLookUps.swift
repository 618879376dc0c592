import HarnessRun
import HostEvidence
import InstalledProducts
import LocaleMatrix
import LocalizationRuntime
import Ownership
import OwnershipManifest

/// Tells the look-ups of one device whose answer is right by what is known of their table from those that have to be
/// played and judged one by one.
///
/// Of most messages all that can be said is said by the table that serves them: the process chose the best language, its
/// file was read, and the entry is a text in which nothing is to be formatted. No rule has anything to say about these,
/// and a test holds the findings of inspections with and without them against each other.
struct PlainLookUps {
  private let release: InstalledRelease
  private let device: PlannedDevice
  private var sites: [String: PlainSite?] = [:]
  /// How many look-ups are right.
  private(set) var count = 0

  init(_ release: InstalledRelease, on device: PlannedDevice) {
    self.release = release
    self.device = device
  }

  /// Whether the look-up is one of these.
  mutating func isPlain(_ planned: PlannedObservation) -> Bool {
    guard planned.arguments.isEmpty, planned.asks == .owner, planned.formatting == .current,
      planned.persists == .nothing, planned.key != ""
    else { return false }
    let name = "\(planned.product)\u{0}\(planned.owner)"
    if sites[name] == nil { sites[name] = .some(site(planned)) }
    guard sites[name]??.isPlain(planned.key, in: planned.table) ?? false else { return false }
    count += 1
    return true
  }

  private func site(_ planned: PlannedObservation) -> PlainSite? {
    guard let product = release.product(planned.product), let owner = release.manifest.owner(planned.owner) else {
      return nil
    }
    let settings = device.scenario.device
    let host = BundleHost(
      cell: "", product: product, release: release, user: UserLanguages(languages: device.entry, source: .device),
      region: settings.region, idiom: settings.idiom, behavior: settings.behavior)
    return PlainSite(host, owner, planned)
  }
}
