import Foundation

/// What other modules may show of the shopping list.
public enum ShoppingCopy {
  public static var done: String { String(localized: "common.done", bundle: .module) }
  public static var emptyList: String { String(localized: "shopping.emptyList") }
  public static var okay: String { String(localized: "OK", bundle: .module) }

  public static func added(by name: String, amount: Int) -> String {
    String(localized: "shopping.addedBy \(name) \(amount)", bundle: .module)
  }
}
