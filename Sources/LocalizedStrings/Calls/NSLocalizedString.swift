public import Foundation
internal import LocalizationRuntime

// Foundation on Linux has this function too, and its own language choice behind it. A call takes the one here because
// these have no default values, and what is left over takes the callable value below; Foundation's is chosen for none.

/// The text for a key in the table `Localizable` of the main bundle.
///
/// - Parameter comment: a note for translators; it has no effect here.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  NSLocalizedString.text(key, nil, .main, "")
}

/// The text for a key in a table of the main bundle.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  NSLocalizedString.text(key, tableName, .main, "")
}

/// The text for a key in the table `Localizable` of a bundle.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  NSLocalizedString.text(key, nil, bundle, "")
}

/// The text for a key in the table `Localizable` of the main bundle, or `value` where the table lacks it.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  NSLocalizedString.text(key, nil, .main, value)
}

/// The text for a key in a table of a bundle.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
  NSLocalizedString.text(key, tableName, bundle, "")
}

/// The text for a key in a table of the main bundle, or `value` where the table lacks it.
public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
  NSLocalizedString.text(key, tableName, .main, value)
}

/// The text for a key in the table `Localizable` of a bundle, or `value` where the table lacks it.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
  NSLocalizedString.text(key, nil, bundle, value)
}

/// The text for a key in a table of a bundle, or `value` where the table lacks it.
public func NSLocalizedString(
  _ key: String, tableName: String?, bundle: Bundle, value: String, comment: String
) -> String {
  NSLocalizedString.text(key, tableName, bundle, value)
}

/// What `NSLocalizedString(…)` calls where the compiler could not tell a function of this module from Foundation's.
public var NSLocalizedString: LocalizedStringCall { LocalizedStringCall() }

/// The function `NSLocalizedString` as a value that is called.
public struct LocalizedStringCall: Sendable {
  /// The text for a key in a table of a bundle, or `value` where the table lacks it, or the key.
  ///
  /// - Parameters:
  ///   - key: the key as the table spells it.
  ///   - tableName: the table without suffix; nil stands for `Localizable`.
  ///   - bundle: whose tables.
  ///   - value: shown where the table lacks the key; the key is where this is empty.
  ///   - comment: a note for translators; it has no effect here.
  public func callAsFunction(
    _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
  ) -> String {
    text(key, tableName, bundle, value)
  }

  func text(_ key: String, _ table: String?, _ bundle: Bundle, _ value: String) -> String {
    let request = MessageRequest(key: key, table: table, defaultValue: value)
    return LocalizedProcess.current.bundle(bundle).unformatted(request)
  }
}
