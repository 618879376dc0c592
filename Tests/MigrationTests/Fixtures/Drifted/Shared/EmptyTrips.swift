import SwiftUI

/// What app and widget show while there is no trip; both compile it.
struct EmptyTrips: View {
  var body: some View { Text("No upcoming trips") }
}
