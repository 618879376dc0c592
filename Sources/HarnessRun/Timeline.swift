package import LocaleMatrix
import OwnershipManifest

/// The steps of one device with every reference resolved: what will be done, as a value.
package struct Timeline: Sendable {
  /// One thing that is done to the device.
  package enum Event: Sendable {
    case languages([String])
    /// Sets, or with nil removes, the list in a product's own preferences.
    case appLanguages(product: String, languages: [String]?)
    case install(release: String)
    case upgrade(release: String)
    case launch(PlannedLaunch)
  }

  package var device: PlannedDevice
  package var events: [Event]

  /// The launches in order.
  package var launches: [PlannedLaunch] {
    events.compactMap { event in
      if case .launch(let launch) = event { launch } else { nil }
    }
  }
}

/// One launch step: which products of which release start, and under which languages.
package struct PlannedLaunch: Sendable {
  /// Counted from 1 over all steps of the scenario.
  package var step: Int
  package var release: String
  package var deviceLanguages: [String]
  /// The lists that steps have set in products' own preferences.
  package var appLanguages: [String: [String]]
  package var wasUpgraded: Bool
  /// Names, in the manifest's order.
  package var products: [String]
}

extension Timeline {
  /// Resolves the steps of `device`.
  ///
  /// - Parameter products: the products of a release, by its name, in the manifest's order.
  package init(of device: PlannedDevice, developmentRegion: String, products: [String: [String]]) {
    var state = TimelineState(deviceLanguages: [developmentRegion])
    events = []
    self.device = device
    for (index, step) in device.scenario.steps.enumerated() {
      events += state.apply(step, number: index + 1, entry: device.entry, products: products)
    }
  }
}

/// What the steps so far have made of the device.
private struct TimelineState {
  var deviceLanguages: [String]
  var appLanguages: [String: [String]] = [:]
  var release = ""
  var wasUpgraded = false

  mutating func apply(
    _ step: Step, number: Int, entry: [String], products: [String: [String]]
  ) -> [Timeline.Event] {
    switch step {
    case .languages(let languages):
      deviceLanguages = languages.list(entry: entry)
      return [.languages(deviceLanguages)]
    case .appLanguages(let changes):
      return changes.map { change in
        let list = change.languages?.list(entry: entry)
        appLanguages[change.product] = list
        return .appLanguages(product: change.product, languages: list)
      }
    case .install(let release):
      self.release = release
      appLanguages = [:]
      wasUpgraded = false
      return [.install(release: release)]
    case .upgrade(let release):
      self.release = release
      wasUpgraded = true
      return [.upgrade(release: release)]
    case .launch(let which):
      return [.launch(launch(which, number: number, products: products[release] ?? []))]
    }
  }

  private func launch(_ which: Step.Launch, number: Int, products: [String]) -> PlannedLaunch {
    let started: [String]
    switch which {
    case .all: started = products
    case .products(let names): started = products.filter(names.contains)
    }
    return PlannedLaunch(
      step: number, release: release, deviceLanguages: deviceLanguages, appLanguages: appLanguages,
      wasUpgraded: wasUpgraded, products: started)
  }
}

extension Step.Languages {
  fileprivate func list(entry: [String]) -> [String] {
    switch self {
    case .list(let list): list
    case .each: entry
    }
  }
}
