/// The platforms that a target is built for.
struct XcodePlatforms {
  private static let all: [(name: String, sdk: String, setting: String)] = [
    ("iOS", "iphoneos", "IPHONEOS_DEPLOYMENT_TARGET"), ("macOS", "macosx", "MACOSX_DEPLOYMENT_TARGET"),
    ("tvOS", "appletvos", "TVOS_DEPLOYMENT_TARGET"), ("visionOS", "xros", "XROS_DEPLOYMENT_TARGET"),
    ("watchOS", "watchos", "WATCHOS_DEPLOYMENT_TARGET"),
  ]

  let settings: BuildSettings

  /// The SDKs that the settings name; every one where they name none.
  private var sdks: [String] {
    let all = Self.all.map(\.sdk)
    let supported = (settings.text("SUPPORTED_PLATFORMS") ?? "").split(separator: " ").map(String.init)
    let named = all.filter { supported.contains($0) }
    if !named.isEmpty { return named }
    // An SDK may be named with its version: iphoneos17.0.
    let root = settings.text("SDKROOT").map { $0.prefix(while: \.isLetter).lowercased() }
    return root.flatMap { all.contains($0) ? [$0] : nil } ?? all
  }

  var isOnlyWatch: Bool { sdks == ["watchos"] }

  /// `iOS` → `17.0` for each platform whose version is said.
  var deploymentTargets: [String: String] {
    let sdks = sdks
    var targets: [String: String] = [:]
    for platform in Self.all where sdks.contains(platform.sdk) {
      if let version = settings.text(platform.setting), !version.isEmpty { targets[platform.name] = version }
    }
    return targets
  }
}
