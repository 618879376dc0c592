/// One launch step of one device.
package struct PlayedLaunch: Sendable {
  /// Counted from 1 over all steps of the scenario.
  package var step: Int
  /// The release that is installed.
  package var release: String
  /// The device's language list at this step, best first.
  package var deviceLanguages: [String]
  /// The lists that steps set in products' own preferences, by product.
  package var appLanguages: [String: [String]]
  /// Whether the containers have been kept over an upgrade since the last clean install.
  package var wasUpgraded: Bool
  package var cells: [PlayedCell]

  package init(
    step: Int, release: String, deviceLanguages: [String], appLanguages: [String: [String]],
    wasUpgraded: Bool, cells: [PlayedCell]
  ) {
    self.step = step
    self.release = release
    self.deviceLanguages = deviceLanguages
    self.appLanguages = appLanguages
    self.wasUpgraded = wasUpgraded
    self.cells = cells
  }

  /// The cell of that product in this launch.
  package func cell(of product: String) -> PlayedCell? { cells.first { $0.product == product } }
}
