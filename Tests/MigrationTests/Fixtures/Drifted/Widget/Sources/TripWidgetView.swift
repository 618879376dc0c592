import SharedTripUI
import SwiftUI
import WidgetKit

/// What the widget shows.
struct TripWidgetView: View {
  let minutes: Int
  let stops: Int
  let seat: Int
  let from: String
  let to: String

  var body: some View {
    VStack {
      Text("widget.header")
      Text("widget.gallery")
      Text("trip.title")
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

  var more: some View {
    VStack {
      Text("OK")
      Text("Done")
      Text("Today")
      Text("title")
      Text("error.network")
      Text("route.between \(from) \(to)", tableName: "Routes")
      Text("route.count \(stops)", tableName: "Routes")
      Text("route.via \(to)", tableName: "Routes")
      Text("route.closed", tableName: "Routes")
    }
  }

  var place: String {
    String(format: NSLocalizedString("trip.seat", comment: "Number of a seat"), seat)
  }

  var state: String { translated("trip.wrapped") }
}

#Preview {
  Text("trip.preview")
}
