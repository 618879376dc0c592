import Foundation
public import LocalizedStrings

/// What the checkout says, as resources: they name key, table and bundle, and are resolved where they are shown.
public enum CheckoutText {
  /// Heading of the checkout.
  public static var title: LocalizedStringResource {
    LocalizedStringResource("checkout.title", bundle: .atURL(Bundle.module.bundleURL))
  }

  /// The button that pays `amount`, which holds its currency.
  public static func pay(_ amount: String) -> LocalizedStringResource {
    LocalizedStringResource("checkout.pay \(amount)", table: "Checkout", bundle: .atURL(Bundle.module.bundleURL))
  }

  /// The number of tickets in the basket.
  public static func tickets(_ count: Int) -> LocalizedStringResource {
    LocalizedStringResource("checkout.tickets \(count)", table: "Checkout", bundle: .atURL(Bundle.module.bundleURL))
  }
}
