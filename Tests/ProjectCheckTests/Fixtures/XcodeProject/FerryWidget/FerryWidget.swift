import Foundation
import HarborKit
import SwiftUI
import WidgetKit

/// The app's bundle, two folders above the extension's own.
private let app = Bundle(url: Bundle.main.bundleURL.deletingLastPathComponent().deletingLastPathComponent())

struct FerryWidgetView: View {
  var body: some View {
    VStack {
      Text("widget.title")
      Text("widget.lastBoat")
      Text("departures.title", bundle: app)
      Text(HarborCopy.openingHours)
    }
  }
}
