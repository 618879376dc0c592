/// What a build writes into an Info.plist from build settings where `GENERATE_INFOPLIST_FILE` is on.
///
/// A setting wins over the file's own value. There is no setting for `CFBundleLocalizations`: Xcode knows the names of
/// the keys it generates and passes over others.
enum GeneratedInfo {
  private static let prefix = "INFOPLIST_KEY_"
  private static let texts: Set<String> = ["CFBundleDisplayName", "NSHumanReadableCopyright"]
  private static let fromSettings = [
    ("CFBundleDevelopmentRegion", "DEVELOPMENT_LANGUAGE"), ("CFBundleIdentifier", "PRODUCT_BUNDLE_IDENTIFIER"),
    ("CFBundleName", "PRODUCT_NAME"),
  ]

  /// The key that `INFOPLIST_KEY_NSCameraUsageDescription` sets; nil for a setting that gives no text for people.
  static func key(ofSetting name: String) -> String? {
    guard name.hasPrefix(prefix) else { return nil }
    let key = String(name.dropFirst(prefix.count))
    return texts.contains(key) || key.hasSuffix("UsageDescription") ? key : nil
  }

  /// Keys and values, variables in them not yet filled in.
  static func values(_ settings: BuildSettings) -> [String: String] {
    var values: [String: String] = [:]
    for (name, value) in settings.values {
      if let key = key(ofSetting: name) { values[key] = value }
    }
    for (key, name) in fromSettings { values[key] = settings.values[name] }
    return values
  }
}
