package import InstalledProducts
package import SimulatedDevice

/// One release, ready to be put on any number of devices.
package struct PlayableRelease: Sendable {
  package var installed: InstalledRelease
  /// Its files; nil where no process host needs them on disk.
  package var prepared: PreparedRelease?

  package init(installed: InstalledRelease, prepared: PreparedRelease?) {
    self.installed = installed
    self.prepared = prepared
  }
}
