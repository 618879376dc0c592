import HostEvidence
import InstalledProducts
import LocaleMatrix
import LocalizationRuntime
import OwnershipManifest

/// What manifests say an earlier release left on the device, for releases without executables.
extension DevicePlayer {
  /// Leaves what the installed release's manifest says it left, and what the manifest of `current` says it found.
  func leave(for next: PlayableRelease, in state: inout DeviceState) throws {
    guard let earlier = state.release?.installed else { return }
    var left = earlier.manifest.state
    if next.installed.name == "current", earlier.name != "current" { left += next.installed.manifest.state }
    for stored in left { try leave(stored, of: earlier, in: &state) }
  }

  private func leave(
    _ stored: Manifest.PersistedState, of release: InstalledRelease, in state: inout DeviceState
  ) throws {
    guard let product = release.product(stored.product) else { return }
    switch stored.form {
    case .languages: try state.setOwnLanguages(stored.languages, of: product.identifier)
    case .text, .key:
      let host = host(of: product, in: release, reading: stored.languages)
      for planned in messages(stored, in: release) {
        let shown = stored.form == .text ? host.lookUp(planned).value : nil
        guard stored.form == .key || shown != nil else { continue }
        state.stored.leave(
          StoredMessages.Message(planned: planned, form: stored.form == .text ? .text : .key, text: shown),
          of: product.identifier)
      }
    }
  }

  /// The product as it ran when the device was in those languages.
  private func host(of product: InstalledProduct, in release: InstalledRelease, reading languages: [String])
    -> BundleHost
  {
    let device = plan.timeline.device.scenario.device
    let user = UserLanguages.resolve(
      arguments: [], appDomain: nil, containingAppDomain: nil, globalDomain: languages, behavior: device.behavior)
    return BundleHost(
      cell: "", product: product, release: release, user: user, region: device.region, idiom: device.idiom,
      behavior: device.behavior)
  }

  /// The messages that a stored `"owner/key"` or `"key"` stands for: as the releases present them, else one plain
  /// look-up in each table of the owners that have the key.
  private func messages(_ stored: Manifest.PersistedState, in release: InstalledRelease) -> [PlannedObservation] {
    let names = [release.name, "current"]
    for name in names {
      let presented = plan.observations(of: stored.product, in: name).filter {
        stored.names(owner: $0.owner, key: $0.key)
      }
      if !presented.isEmpty { return presented }
    }
    let places = release.keys.places.filter { stored.names(owner: $0.key.owner, key: $0.key.key) }
    return places.sorted { ($0.key.owner, $0.key.table) < ($1.key.owner, $1.key.table) }.map { name, place in
      PlannedObservation(
        product: stored.product, owner: name.owner, table: name.table, key: name.key, place: place)
    }
  }
}

extension Manifest.PersistedState {
  /// Whether `message` is this key, alone or behind its owner and `/`.
  fileprivate func names(owner: String, key: String) -> Bool { message == key || message == "\(owner)/\(key)" }
}
