import Foundation

/// What other modules may show of tickets.
public enum TicketCopy {
  private final class Token {}

  private static let bundle = Bundle(for: Token.self)

  public static var okay: String { NSLocalizedString("OK", bundle: bundle, comment: "") }
  public static var refund: String { NSLocalizedString("ticket.refund", bundle: bundle, comment: "") }
  public static var single: String { NSLocalizedString("fare.single", tableName: "Fares", bundle: bundle, comment: "") }

  public static func seat(_ seat: String, on deck: Int) -> String {
    String.localizedStringWithFormat(
      NSLocalizedString("ticket.seat", bundle: bundle, comment: "Seat and deck"), seat, deck)
  }
}
