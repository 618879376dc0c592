import SwiftUI

/// A badge beside a trip. It names no bundle, so that each product shows its own copy.
public struct TripBadge: View {
  /// A badge.
  public init() {}

  /// What it shows.
  public var body: some View {
    HStack {
      Text("trip.badge")
      Text(TripCopy.emptyList)
    }
  }
}
