import SwiftUI

@main
struct LarderApp: App {
  var body: some Scene {
    WindowGroup { HomeView(jars: 3) }
  }
}
