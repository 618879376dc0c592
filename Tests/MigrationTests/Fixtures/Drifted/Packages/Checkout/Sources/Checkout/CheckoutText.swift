import Foundation

/// What the checkout says.
public enum CheckoutText {
  /// Button.
  public static var pay: String { String(localized: "checkout.pay", bundle: .module) }

  /// A means of payment.
  public static var card: String { String(localized: "checkout.card", bundle: .module) }

  /// Title of the receipt.
  public static var receipt: String { String(localized: "checkout.receipt", bundle: .module) }

  /// Amount with its currency.
  public static func total(_ amount: String) -> String {
    String(localized: "checkout.total \(amount)", bundle: .module)
  }
}
