import Foundation

/// What other modules may show of a harbour.
public enum HarborCopy {
  private final class Token {}

  private static let bundle = Bundle(for: Token.self)

  public static var openingHours: String { String(localized: "harbor.openingHours", bundle: bundle) }
  public static var pier: String { NSLocalizedString("harbor.pier", bundle: bundle, comment: "Sign at the gangway") }
  public static var storm: String {
    NSLocalizedString("notices.storm", tableName: "Notices", bundle: bundle, comment: "Shown when no boat leaves")
  }
}
