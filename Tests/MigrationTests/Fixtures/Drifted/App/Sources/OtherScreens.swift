import Checkout
import SwiftUI

/// The other screens of the app.
struct OtherScreens: View {
  let from: String
  let to: String
  let count: Int
  let delay: String

  var body: some View {
    VStack {
      Text("account.title")
      Text("settings.title")
      Text("title")
      Text("Today")
      Text("error.network")
      Text("trip.preview")
      Text("map.title")
      Text("checkout.receipt")
      Text(CheckoutText.pay)
    }
  }

  var routes: some View {
    VStack {
      Text("route.between \(from) \(to)", tableName: "Routes")
      Text("route.count \(count)", tableName: "Routes")
      Text("route.via \(to)", tableName: "Routes")
      Text("route.closed", tableName: "Routes")
    }
  }

  var status: String { NSLocalizedString("status.\(delay)", comment: "") }
}
