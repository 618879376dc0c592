internal import Foundation
internal import HostEvidence

extension String {
  /// A key for a table together with the values that the text of the table is formatted with.
  ///
  /// It is written as a string literal. Without interpolations the literal is the key as it stands; with them, each
  /// becomes a specifier in the key, and a plain percent sign becomes `%%`:
  ///
  /// ```swift
  /// String(localized: "100%")                      // key "100%"
  /// String(localized: "\(count) of 100%")          // key "%lld of 100%%", argument count
  /// ```
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// The key as a table spells it.
    let key: String
    /// In the order of the specifiers in the key.
    let arguments: [LocalizationArgument]

    init(key: String, arguments: [LocalizationArgument]) {
      self.key = key
      self.arguments = arguments
    }

    /// A value whose key is the text as it stands.
    public init(_ value: String) { self.init(key: value, arguments: []) }

    /// A value whose key is the literal as it stands.
    public init(stringLiteral value: String) { self.init(key: value, arguments: []) }

    /// A value whose key has a specifier for each interpolation.
    public init(stringInterpolation: StringInterpolation) {
      self.init(key: stringInterpolation.key, arguments: stringInterpolation.arguments)
    }

    /// The arguments as they are formatted in a locale.
    func messageArguments(
      _ locale: @autoclosure () -> Locale, replacements: [MessageArgument] = []
    ) -> [MessageArgument] {
      var rest = replacements[...]
      return arguments.map { argument in
        if case .placeholder = argument, let replacement = rest.popFirst() { return replacement }
        return argument.message(locale())
      }
    }

    /// The text that stands for the value where no table has the key.
    var ownText: String { key }
  }
}
