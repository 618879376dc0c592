public import Foundation
public import LocalizedStrings

extension String {
  /// The module's text for this key.
  public func localized(locale: Locale = .current) -> String {
    String(localized: LocalizationValue(self), bundle: .module, locale: locale)
  }

  /// The module's text for a key with arguments.
  public static func localized(_ key: LocalizationValue, locale: Locale = .current) -> String {
    String(localized: key, bundle: .module, locale: locale)
  }
}
