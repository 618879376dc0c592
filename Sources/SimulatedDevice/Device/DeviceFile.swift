/// One file of a release as it lies on a device, and where its content comes from.
package struct DeviceFile: Sendable, Hashable {
  package enum Content: Sendable, Hashable {
    case bytes([UInt8])
    /// Path of a file to copy, so that a product which writes into its own bundle changes nothing elsewhere.
    case copy(String)
    /// Path of a built executable to link, or to copy where that cannot be; a running program cannot be written to.
    case link(String)
  }

  /// Path below the device's applications folder, such as `AppShell.app/PlugIns/TripWidget.appex/Info.plist`.
  package var path: String
  package var content: Content

  package init(path: String, content: Content) {
    self.path = path
    self.content = content
  }
}
