import MapUI
import SwiftUI
import TrailKit

struct HomeView: View {
  let hikes: Int

  var body: some View {
    List {
      Section("home.title") {
        Text(TrailCopy.hikes(hikes))
        Text(TrailCopy.tagline)
        Button("home.start") {}
      }
      Text(MapCopy.route(stops: 3))
      Text("settings.units")
      #if DEBUG
        Text("debug.panel")
      #endif
    }
    .navigationTitle("Trail")
  }
}

#Preview {
  Text("preview.longWalk")
}
