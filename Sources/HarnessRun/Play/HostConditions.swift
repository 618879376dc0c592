package import SimulatedDevice

/// Where and under which limits process hosts run.
package struct HostConditions: Sendable {
  /// The folder that holds one folder for each device.
  package var devices: String
  package var limits: LaunchLimits
  package var environment: HostEnvironment

  package init(devices: String, limits: LaunchLimits, environment: HostEnvironment) {
    self.devices = devices
    self.limits = limits
    self.environment = environment
  }
}
