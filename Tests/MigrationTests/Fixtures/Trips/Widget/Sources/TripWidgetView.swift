import SwiftUI
import WidgetKit

/// What the widget shows of the next trip.
struct TripWidgetView: View {
  var body: some View {
    VStack {
      Text("widget.header")
      Text("trip.title")
    }
  }
}
