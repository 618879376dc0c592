/// The call that looks up, or makes a value that looks up later.
package enum LookUpAPI: Sendable, Hashable {
  /// `String(localized:)`, also with a resource.
  case string
  /// `AttributedString(localized:)`.
  case attributedString
  /// `LocalizedStringResource(…)`, or a literal where the syntax shows that type.
  case resource
  case nsLocalizedString
  /// `Bundle.localizedString(forKey:value:table:)`.
  case bundleMethod
  /// `LocalizedStringKey(…)`, or a literal where the syntax shows that type.
  case localizedStringKey
  /// An initialiser or modifier that takes a `LocalizedStringKey`: `Text`, `Button`, `navigationTitle`, …
  case view(String)
  /// A localization key of a notification's content: `NSString.localizedUserNotificationString`, `title-loc-key`.
  case notification
  /// A generated symbol: `.tripTitle`, `L10n.Trip.title`.
  case symbol(String)
  /// A helper that the manifest declares or that was recognised: `"key".localized()`, `L10n.tr(…)`.
  case accessor(String)
}
