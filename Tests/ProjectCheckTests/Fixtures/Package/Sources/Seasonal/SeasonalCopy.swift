import Foundation

/// What other modules may show of the season.
public enum SeasonalCopy {
  public static var plums: String { String(localized: "seasonal.plums", bundle: .module) }
  public static var quinces: String { String(localized: "seasonal.quinces", bundle: .module) }
}
