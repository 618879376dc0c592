import Foundation

/// What trip screens say, for every module that shows a trip.
public enum TripCopy {
  /// Headline above the itinerary.
  public static var title: String { String(localized: "trip.title", bundle: .module) }

  /// Button.
  public static var share: String { String(localized: "trip.share", table: "Trips", bundle: .module) }

  /// Button.
  public static var map: String { String(localized: "trip.map", bundle: .module) }

  /// Label of a field.
  public static var offerCode: String { String(localized: "offer.code", bundle: .module) }

  /// Where a list has no rows.
  static var emptyList: String { String(localized: "list.empty", bundle: .module) }

  /// Minutes until the train arrives.
  public static func arrivesIn(minutes: Int) -> String {
    String(localized: "trip.arrivesIn \(minutes)", bundle: .module)
  }
}
