import Foundation
import LocalizedStrings

/// What the package says; it asks its own bundle, wherever the generated accessor finds that.
public enum StrayCopy {
  /// Heading of a trip.
  public static func title() -> String { String(localized: "trip.title", bundle: .module) }
}
