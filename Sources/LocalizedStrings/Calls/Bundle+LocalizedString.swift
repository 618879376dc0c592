public import Foundation
internal import LocalizationRuntime

extension Bundle {
  /// What `bundle.localizedString(forKey:value:table:)` calls, in place of Foundation's method.
  ///
  /// Foundation on Linux chooses languages otherwise than Apple's systems and crashes where the key lies in a
  /// `.stringsdict`. No method of another module can replace it, but a value that is called does.
  public var localizedString: BundleStringCall { BundleStringCall(bundle: self) }
}

/// The method `localizedString(forKey:value:table:)` of one bundle, as a value that is called.
public struct BundleStringCall: Sendable {
  let bundle: Bundle

  /// The text for a key, or `value` where the table lacks it, or the key.
  ///
  /// - Parameters:
  ///   - key: the key as the table spells it.
  ///   - value: shown where the table lacks the key; the key is where this is nil or empty.
  ///   - table: the table without suffix; nil and the empty name stand for `Localizable`.
  public func callAsFunction(forKey key: String, value: String?, table: String?) -> String {
    LocalizedProcess.current.bundle(bundle).unformatted(
      MessageRequest(key: key, table: table, defaultValue: value))
  }

  /// The text for a key in the first of these languages that the bundle has, or `value`, or the key.
  ///
  /// - Parameters:
  ///   - key: the key as the table spells it.
  ///   - value: shown where the table lacks the key; the key is where this is nil or empty.
  ///   - table: the table without suffix; nil and the empty name stand for `Localizable`.
  ///   - localizations: the languages to look in, best first, instead of those of the process.
  public func callAsFunction(
    forKey key: String, value: String?, table: String?, localizations: [Locale.Language]
  ) -> String {
    LocalizedProcess.current.bundle(bundle).unformatted(
      MessageRequest(
        key: key, table: table, defaultValue: value, localizations: localizations.map(\.minimalIdentifier)))
  }
}
