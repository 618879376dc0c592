public import Foundation
internal import LocalizationRuntime

// Foundation on Linux has variadic initialisers of these names, which cannot see the plural rule behind a text. Those
// here take a fixed number of arguments, which the compiler prefers; a call with more than eight is Foundation's.

extension String {
  /// The format with no argument filled in, without a locale: numbers are plain.
  public init(format: String) {
    self = FormatCall.text(format, .none, [])
  }

  /// The format with no argument filled in, in a locale; nil is no locale.
  public init(format: String, locale: Locale?) {
    self = FormatCall.text(format, locale?.formatting ?? .none, [])
  }

  /// The format with one argument filled in, without a locale: numbers are plain.
  public init(format: String, _ first: any CVarArg) {
    self = FormatCall.text(format, .none, [first])
  }

  /// The format with one argument filled in, in a locale; nil is no locale.
  public init(format: String, locale: Locale?, _ first: any CVarArg) {
    self = FormatCall.text(format, locale?.formatting ?? .none, [first])
  }

  /// The format with two arguments filled in, without a locale: numbers are plain.
  public init(format: String, _ first: any CVarArg, _ second: any CVarArg) {
    self = FormatCall.text(format, .none, [first, second])
  }

  /// The format with two arguments filled in, in a locale; nil is no locale.
  public init(format: String, locale: Locale?, _ first: any CVarArg, _ second: any CVarArg) {
    self = FormatCall.text(format, locale?.formatting ?? .none, [first, second])
  }

  /// The format with three arguments filled in, without a locale: numbers are plain.
  public init(format: String, _ first: any CVarArg, _ second: any CVarArg, _ third: any CVarArg) {
    self = FormatCall.text(format, .none, [first, second, third])
  }

  /// The format with three arguments filled in, in a locale; nil is no locale.
  public init(format: String, locale: Locale?, _ first: any CVarArg, _ second: any CVarArg, _ third: any CVarArg) {
    self = FormatCall.text(format, locale?.formatting ?? .none, [first, second, third])
  }

  /// The format with four arguments filled in, without a locale: numbers are plain.
  public init(format: String, _ first: any CVarArg, _ second: any CVarArg, _ third: any CVarArg, _ fourth: any CVarArg)
  {
    self = FormatCall.text(format, .none, [first, second, third, fourth])
  }

  /// The format with four arguments filled in, in a locale; nil is no locale.
  public init(
    format: String, locale: Locale?, _ first: any CVarArg, _ second: any CVarArg, _ third: any CVarArg,
    _ fourth: any CVarArg
  ) {
    self = FormatCall.text(format, locale?.formatting ?? .none, [first, second, third, fourth])
  }

  /// The format with five arguments filled in, without a locale: numbers are plain.
  public init(
    format: String, _ first: any CVarArg, _ second: any CVarArg, _ third: any CVarArg, _ fourth: any CVarArg,
    _ fifth: any CVarArg
  ) {
    self = FormatCall.text(format, .none, [first, second, third, fourth, fifth])
  }

  /// The format with five arguments filled in, in a locale; nil is no locale.
  public init(
    format: String, locale: Locale?, _ first: any CVarArg, _ second: any CVarArg, _ third: any CVarArg,
    _ fourth: any CVarArg, _ fifth: any CVarArg
  ) {
    self = FormatCall.text(format, locale?.formatting ?? .none, [first, second, third, fourth, fifth])
  }

  /// The format with six arguments filled in, without a locale: numbers are plain.
  public init(
    format: String, _ first: any CVarArg, _ second: any CVarArg, _ third: any CVarArg, _ fourth: any CVarArg,
    _ fifth: any CVarArg, _ sixth: any CVarArg
  ) {
    self = FormatCall.text(format, .none, [first, second, third, fourth, fifth, sixth])
  }

  /// The format with six arguments filled in, in a locale; nil is no locale.
  public init(
    format: String, locale: Locale?, _ first: any CVarArg, _ second: any CVarArg, _ third: any CVarArg,
    _ fourth: any CVarArg, _ fifth: any CVarArg, _ sixth: any CVarArg
  ) {
    self = FormatCall.text(format, locale?.formatting ?? .none, [first, second, third, fourth, fifth, sixth])
  }

  /// The format with seven arguments filled in, without a locale: numbers are plain.
  public init(
    format: String, _ first: any CVarArg, _ second: any CVarArg, _ third: any CVarArg, _ fourth: any CVarArg,
    _ fifth: any CVarArg, _ sixth: any CVarArg, _ seventh: any CVarArg
  ) {
    self = FormatCall.text(format, .none, [first, second, third, fourth, fifth, sixth, seventh])
  }

  /// The format with seven arguments filled in, in a locale; nil is no locale.
  public init(
    format: String, locale: Locale?, _ first: any CVarArg, _ second: any CVarArg, _ third: any CVarArg,
    _ fourth: any CVarArg, _ fifth: any CVarArg, _ sixth: any CVarArg, _ seventh: any CVarArg
  ) {
    self = FormatCall.text(format, locale?.formatting ?? .none, [first, second, third, fourth, fifth, sixth, seventh])
  }

  /// The format with eight arguments filled in, without a locale: numbers are plain.
  public init(
    format: String, _ first: any CVarArg, _ second: any CVarArg, _ third: any CVarArg, _ fourth: any CVarArg,
    _ fifth: any CVarArg, _ sixth: any CVarArg, _ seventh: any CVarArg, _ eighth: any CVarArg
  ) {
    self = FormatCall.text(format, .none, [first, second, third, fourth, fifth, sixth, seventh, eighth])
  }

  /// The format with eight arguments filled in, in a locale; nil is no locale.
  public init(
    format: String, locale: Locale?, _ first: any CVarArg, _ second: any CVarArg, _ third: any CVarArg,
    _ fourth: any CVarArg, _ fifth: any CVarArg, _ sixth: any CVarArg, _ seventh: any CVarArg, _ eighth: any CVarArg
  ) {
    self = FormatCall.text(
      format, locale?.formatting ?? .none, [first, second, third, fourth, fifth, sixth, seventh, eighth])
  }

  /// What `String.localizedStringWithFormat(…)` calls, in place of Foundation's method.
  public static var localizedStringWithFormat: LocalizedFormatCall { LocalizedFormatCall() }
}

/// The function `String.localizedStringWithFormat` as a value that is called.
public struct LocalizedFormatCall: Sendable {
  /// The format with its arguments filled in, in the locale of the process.
  public func callAsFunction(_ format: String, _ arguments: any CVarArg...) -> String {
    FormatCall.text(format, .current, arguments)
  }
}
