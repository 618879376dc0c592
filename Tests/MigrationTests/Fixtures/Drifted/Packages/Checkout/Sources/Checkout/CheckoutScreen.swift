import SwiftUI

/// The screen on which a trip is paid.
public struct CheckoutScreen: View {
  let amount: String

  /// - Parameter amount: with its currency.
  public init(amount: String) { self.amount = amount }

  /// What it shows.
  public var body: some View {
    VStack {
      Text("settings.title", bundle: .module)
      Text("list.empty", bundle: .module)
      Text("offer.code", bundle: .module)
      Text("Book", bundle: .module)
      Text("Done", bundle: .module)
      Text("booking.cancel", tableName: "Checkout", bundle: .module)
      Text(CheckoutText.receipt)
      Text(CheckoutText.total(amount))
    }
  }
}
