import LocalizedStrings

/// The account screen: the app's own messages, asked in its main bundle.
enum AccountView {
  static func title() -> String { String(localized: "account.title") }

  static func signedIn(as name: String) -> String { String(localized: "account.signedInAs \(name)") }

  static func unread(_ count: Int) -> String { String(localized: "account.unread \(count)") }
}
