import SharedTripUI
import SwiftUI

/// The screen of one trip.
struct TripScreen: View {
  let minutes: Int
  let stops: Int
  let seat: String

  var body: some View {
    VStack {
      Text("trip.title")
      Text(TripCopy.title)
      Text("trip.subtitle")
      Text("trip.arrival")
      Text("trip.platform")
      Text("trip.gate")
      Text("trip.delay")
      Text("trip.notice")
      Text("trip.arrivesIn \(minutes)")
      Text("trip.stops \(stops)")
      Text("trip.carriages \(stops) \(minutes)")
      Text("trip.openHint")
      Text("trip.code")
      Text("trip.name")
      Text("trip.approved")
      Text("trip.expired")
      TripBadge()
    }
  }

  var buttons: some View {
    HStack {
      Button("trip.refresh") {}
      Button("trip.share") {}
      Button("booking.cancel") {}
      Button("Book") {}
      Button("Done") {}
      Button("OK") {}
    }
  }

  var place: String {
    String(format: NSLocalizedString("trip.seat", comment: "Number and letter of a seat"), seat)
  }

  var state: String { NSLocalizedString("trip.wrapped", comment: "State of a train") }
}
