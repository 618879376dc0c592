import SharedTripUI
import SwiftUI

/// The screen of one trip.
struct TripScreen: View {
  let minutes: Int

  var body: some View {
    VStack {
      Text("account.title")
      Text("trip.title")
      Text("trip.arrivesIn \(minutes)")
      Text(TripText.map)
    }
  }
}
