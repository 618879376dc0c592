public import Foundation

extension Bundle {
  /// The bundle that holds the package's tables, for those who ask by key: the package's own test host.
  public static var sharedTripUI: Bundle { .module }
}
