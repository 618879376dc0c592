public import Foundation
import LocalizedStrings

/// What the trip screens say: a facade, so that no other module needs to know a key or a bundle.
///
/// Every call names the package's own bundle and passes the locale on.
public enum TripCopy {
  /// Heading of a trip.
  public static func title(locale: Locale = .current) -> String {
    String(localized: "trip.title", bundle: .module, locale: locale)
  }

  /// Status line of a trip without delay.
  public static func onTime(locale: Locale = .current) -> String {
    String(localized: "trip.onTime", bundle: .module, locale: locale)
  }

  /// Heading with the destination.
  public static func heading(destination: String, locale: Locale = .current) -> String {
    String(localized: "trip.to \(destination)", bundle: .module, locale: locale)
  }

  /// Arrival line.
  public static func arrivesIn(minutes: Int, locale: Locale = .current) -> String {
    String(localized: "trip.arrivesIn \(minutes)", bundle: .module, locale: locale)
  }

  /// Who travels.
  public static func party(adults: Int, children: Int, locale: Locale = .current) -> String {
    String(localized: "trip.party \(adults) \(children)", bundle: .module, locale: locale)
  }

  /// Distance left, with one decimal.
  public static func distance(kilometres: Double, locale: Locale = .current) -> String {
    String(localized: "trip.distance \(kilometres, specifier: "%.1f")", bundle: .module, locale: locale)
  }

  /// How to open the trip on this device.
  public static func openHint(locale: Locale = .current) -> String {
    String(localized: "trip.openHint", bundle: .module, locale: locale)
  }
}
