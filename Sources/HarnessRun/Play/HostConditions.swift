import LocaleMatrix
package import SimulatedDevice

/// Where and under which limits process hosts run.
package struct HostConditions: Sendable {
  /// The folder that holds one folder for each device.
  package var devices: String
  package var limits: LaunchLimits
  package var environment: HostEnvironment
  /// How many of them run at once.
  package var slots: HostSlots
  /// Where bundles come from that another device is done with; nil where devices stay when they have been played.
  package var trees: SpareTrees?
  package var events: RunEvents

  package init(
    devices: String, limits: LaunchLimits, environment: HostEnvironment, slots: HostSlots, trees: SpareTrees?,
    events: RunEvents
  ) {
    self.devices = devices
    self.limits = limits
    self.environment = environment
    self.slots = slots
    self.trees = trees
    self.events = events
  }

  package var keepsDevices: Bool { trees == nil }

  /// The folder of a device: named for people where it is kept, else short, for a host's every path has it.
  func folder(of device: PlannedDevice, number: Int) -> String {
    keepsDevices ? "\(devices)/\(device.id)" : "\(devices)/\(number)"
  }
}
