import HarborKit
import SwiftUI
import TicketUI

struct DeparturesView: View {
  let count: Int

  var body: some View {
    List {
      Section("departures.title") {
        Text("departures.count \(count)")
        Text("departures.delay")
        Text(HarborCopy.openingHours)
      }
      Section("departures.offer") {
        Text("harbor.weather")
        Text(TicketCopy.refund)
        Button("OK") {}
      }
    }
  }
}

#Preview {
  Text("preview.nightBoat")
}
