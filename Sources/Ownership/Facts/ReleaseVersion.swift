import InstalledProducts

/// The version that an Info.plist says, to tell which of two is older.
struct ReleaseVersion {
  let name: String
  private let build: String?

  /// - Returns: nil for an Info.plist without a version.
  init?(_ info: BuiltInfo) {
    let short = info.strings["CFBundleShortVersionString"]
    let build = info.strings["CFBundleVersion"]
    guard let name = short ?? build else { return nil }
    self.name = name
    self.build = short == nil ? nil : build
  }

  /// `1.2 (7)`, the build only where `other` has the same version.
  func title(beside other: ReleaseVersion) -> String {
    name == other.name ? "\(name) (\(build ?? "no build"))" : name
  }

  func isOlder(than other: ReleaseVersion) -> Bool {
    if Self.isOlder(name, other.name) { return true }
    guard !Self.isOlder(other.name, name), let build, let rival = other.build else { return false }
    return Self.isOlder(build, rival)
  }

  /// Compares number by number; what is no number counts as 0.
  private static func isOlder(_ first: String, _ second: String) -> Bool {
    func numbers(_ text: String) -> [Int] { text.split(separator: ".").map { Int($0) ?? 0 } }
    let (first, second) = (numbers(first), numbers(second))
    for index in 0..<max(first.count, second.count) {
      let (own, other) = (index < first.count ? first[index] : 0, index < second.count ? second[index] : 0)
      if own != other { return own < other }
    }
    return false
  }
}
