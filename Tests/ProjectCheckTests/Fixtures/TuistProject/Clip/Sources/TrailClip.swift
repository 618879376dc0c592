import SwiftUI
import TrailKit

@main
struct TrailClip: App {
  var body: some Scene {
    WindowGroup { Text(TrailCopy.tagline) }
  }
}
