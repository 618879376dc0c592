package import LocaleMatrix

/// One device as it was played: its launch steps in order.
package struct PlayedDevice: Sendable {
  package var plan: PlannedDevice
  package var launches: [PlayedLaunch]

  package init(plan: PlannedDevice, launches: [PlayedLaunch]) {
    self.plan = plan
    self.launches = launches
  }
}
