package import HostEvidence

/// Which device variants a device looks at.
package enum DeviceNames {
  /// The names in order of preference, the device's own first.
  package static func searched(idiom: String, fallback: DeviceBehavior.DeviceFallback) -> [String] {
    guard fallback == .related else { return [idiom] }
    switch idiom {
    case "ipad", "ipod": return [idiom, "iphone"]
    case "applevision": return [idiom, "ipad", "iphone"]
    default: return [idiom]
    }
  }
}
