import Foundation

/// What other modules may show of the pantry.
public enum PantryCopy {
  public static var done: String { String(localized: "common.done", bundle: .module) }
  public static var expiresToday: String { String(localized: "pantry.expiresToday", bundle: .module) }
  public static var okay: String { String(localized: "OK", bundle: .module) }
  /// By the symbol that Xcode makes of a key that was entered by hand.
  public static var welcome: String { String(localized: .pantryWelcome) }

  public static func itemCount(_ count: Int) -> String {
    String(localized: "pantry.itemCount \(count)", bundle: .module)
  }

  public static func move(_ item: String, to shelf: String) -> String {
    String(localized: "pantry.move \(item) \(shelf)", bundle: .module)
  }

  public static func range(from first: String, to last: String) -> String {
    String(localized: "\(first) – \(last)", bundle: .module)
  }

  public static func name(of unit: MeasuringUnit) -> String {
    String(localized: String.LocalizationValue("pantry.unit." + unit.rawValue), bundle: .module)
  }
}
