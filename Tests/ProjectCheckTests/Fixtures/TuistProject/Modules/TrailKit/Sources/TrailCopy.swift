import Foundation

/// What other modules may show of a trail.
public enum TrailCopy {
  public static var legend: String { String(localized: "trail.legend", bundle: .module) }
  public static var tagline: String {
    String(localized: "trail.tagline", defaultValue: "Walk further", bundle: .module)
  }
  public static var start: String {
    String(localized: "trail.start", defaultValue: "Set out", bundle: .module)
  }

  public static func hikes(_ count: Int) -> String {
    String(localized: "trail.hikes \(count)", bundle: .module)
  }
}
