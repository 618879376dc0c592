public import Foundation
internal import HostEvidence

/// A localized text that is looked up later, perhaps by another process.
///
/// It names key, default, table, bundle and locale. `String(localized:)` looks it up; encoding it hands it to another
/// process, which finds the bundle by its URL.
///
/// ```swift
/// var title = LocalizedStringResource("trip.title", table: "Trips", bundle: .atURL(Bundle.module.bundleURL))
/// title.locale = Locale(identifier: "de")
/// String(localized: title)
/// ```
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// Where the tables of a resource lie.
  public enum BundleDescription: Sendable {
    /// The main bundle of the process that looks the resource up.
    case main
    /// The bundle that holds a class.
    case forClass(AnyClass)
    /// The bundle at a URL.
    case atURL(URL)
  }

  /// The key as the table spells it.
  public let key: String
  /// The text that is shown where no table has the key, and the values that any text is formatted with.
  public let defaultValue: String.LocalizationValue
  /// The table without suffix; nil stands for `Localizable`.
  public let table: String?
  /// Where the tables lie.
  public let bundle: BundleDescription
  /// The locale that picks the language and formats numbers.
  ///
  /// Unlike the locale of `String(localized:locale:)` it does choose the language. The locale of the process that made
  /// the resource leaves the choice to the bundle, as for any other text of this process.
  public var locale: Locale
  /// Whether the text of `defaultValue` is only the key.
  let isDefaultKey: Bool

  init(
    key: String, defaultValue: String.LocalizationValue, isDefaultKey: Bool, table: String?, bundle: BundleDescription,
    locale: Locale
  ) {
    self.key = key
    self.defaultValue = defaultValue
    self.isDefaultKey = isDefaultKey
    self.table = table
    self.bundle = bundle
    self.locale = locale
  }

  /// A resource whose key is its own default text.
  ///
  /// - Parameters:
  ///   - keyAndValue: the key, with the values that the text is formatted with.
  ///   - table: the table without suffix; nil stands for `Localizable`.
  ///   - locale: the locale that picks the language.
  ///   - bundle: where the tables lie; nil is the main bundle of this process, wherever the resource is looked up.
  ///   - comment: a note for translators; it has no effect here.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription? = nil, comment: StaticString? = nil
  ) {
    self.init(
      key: keyAndValue.key, defaultValue: keyAndValue, isDefaultKey: true, table: table,
      bundle: bundle ?? .ofThisProcess,
      locale: locale)
  }

  /// A resource with a key and a default text.
  ///
  /// - Parameters:
  ///   - key: the key as the table spells it.
  ///   - defaultValue: the text where no table has the key, with the values that any text is formatted with.
  ///   - table: the table without suffix; nil stands for `Localizable`.
  ///   - locale: the locale that picks the language.
  ///   - bundle: where the tables lie; nil is the main bundle of this process, wherever the resource is looked up.
  ///   - comment: a note for translators; it has no effect here.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription? = nil, comment: StaticString? = nil
  ) {
    self.init(
      key: key.description, defaultValue: defaultValue, isDefaultKey: false, table: table,
      bundle: bundle ?? .ofThisProcess, locale: locale)
  }

  /// A resource whose key is its own default text, in the tables of a bundle.
  @_disfavoredOverload
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: Bundle,
    comment: StaticString? = nil
  ) {
    self.init(keyAndValue, table: table, locale: locale, bundle: .atURL(bundle.bundleURL), comment: comment)
  }

  /// A resource with a key and a default text, in the tables of a bundle.
  @_disfavoredOverload
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: Bundle, comment: StaticString? = nil
  ) {
    self.init(
      key, defaultValue: defaultValue, table: table, locale: locale, bundle: .atURL(bundle.bundleURL), comment: comment)
  }

  /// A resource whose key is the literal as it stands.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(stringLiteral: value)) }

  /// A resource whose key has a specifier for each interpolation.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

extension LocalizedStringResource {
  /// What the text interpolates is the same type as for a localized string.
  public typealias StringInterpolation = String.LocalizationValue.StringInterpolation
}

extension LocalizedStringResource.BundleDescription: Equatable {
  /// Whether both describe one bundle in the same way.
  public static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.main, .main): true
    case (.forClass(let left), .forClass(let right)): left == right
    case (.atURL(let left), .atURL(let right)): left == right
    default: false
    }
  }

  /// The main bundle of this process by its URL, which another process finds too.
  static var ofThisProcess: Self {
    if let standIn = LocalizedProcess.standIn { return .atURL(URL(fileURLWithPath: standIn.mainBundle)) }
    return mainBundle
  }

  private static let mainBundle = Self.atURL(Bundle.main.bundleURL)

  /// The bundle's path as it is written; nil for the main bundle.
  var path: String? {
    switch self {
    case .main: nil
    case .forClass(let type): Bundle(for: type).bundlePath
    case .atURL(let url): url.path
    }
  }
}
