public import Foundation

/// What trips say, for every module that shows one.
public enum TripText {
  /// Button.
  public static var map: String { String(localized: "trip.map", bundle: .module) }
}
