public import Foundation
public import HostEvidence
internal import LocalizationRuntime

extension HostCall {
  /// The key with the arguments of this call, for `String(localized:table:bundle:)`.
  ///
  /// It stands for the literal that code which knows its message would write.
  public var localizationValue: String.LocalizationValue {
    String.LocalizationValue(key: key, arguments: arguments.map { .value($0) })
  }

  /// The message as `String(localized:)` shows it from the tables of a bundle; nil is the main bundle.
  public func text(in bundle: Bundle?) -> String {
    String(localized: localizationValue, table: table, bundle: bundle)
  }
}
