/// A step that a device cannot do.
package enum DeviceError: Error, Hashable, CustomStringConvertible {
  /// An upgrade came before any install.
  case nothingInstalled(device: String)

  package var description: String {
    switch self {
    case .nothingInstalled(let device): "cannot upgrade '\(device)': nothing is installed; install a release first"
    }
  }
}
