import SwiftUI

@main
struct FerryApp: App {
  var body: some Scene {
    WindowGroup { DeparturesView(count: 4) }
  }
}
