import SwiftUI
import TrailKit
import WidgetKit

struct TrailWidgetView: View {
  var body: some View {
    VStack {
      Text("widget.nearest")
      Text(TrailCopy.tagline)
    }
  }
}
