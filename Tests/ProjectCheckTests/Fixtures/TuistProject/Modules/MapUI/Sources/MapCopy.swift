import Foundation

/// What other modules may show of a map.
public enum MapCopy {
  private final class Token {}

  public static var north: String { String(localized: "map.north", bundle: Bundle(for: Token.self)) }
  public static var zoomIn: String { String(localized: "map.zoomIn", bundle: .module) }
  public static var zoomInHint: String { String(localized: "map.zoom_in", bundle: .module) }

  public static func route(stops: Int) -> String {
    String(localized: "map.route \(stops)", bundle: .module)
  }
}
