internal import Foundation

/// The ways in which people write a boolean into an Info.plist.
enum InfoFlag {
  /// True for a true boolean, a number other than zero, and the texts `true` and `YES` in any case.
  ///
  /// Source: `_CFBundleGetInfoDictionaryBoolean` of CFBundle_Locale.c.
  static func isSet(_ value: Any?) -> Bool {
    switch value {
    case let flag as Bool: flag
    case let text as String: ["true", "yes"].contains(text.lowercased())
    case let number as any BinaryInteger: isNonZero(number)
    case let number as Double: number.rounded() == number && number != 0
    case let number as NSNumber: number.intValue != 0
    default: false
    }
  }

  private static func isNonZero(_ number: some BinaryInteger) -> Bool { number != 0 }
}
