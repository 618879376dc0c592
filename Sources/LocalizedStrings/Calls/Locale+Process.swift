internal import Foundation
internal import LocalizationRuntime

extension Locale {
  /// How the look-up formats with this locale.
  ///
  /// Linux Foundation's current locale is always English; what a caller means by it is the process's own.
  var formatting: MessageRequest.Formatting {
    isOfThisProcess ? .current : .locale(identifier)
  }

  /// Whether the locale is nothing but the default that a call has.
  var isOfThisProcess: Bool { self == .current || self == .autoupdatingCurrent }

  /// The locale, or that of the process where a call left it out.
  var effective: Locale {
    isOfThisProcess ? Locale(identifier: LocalizedProcess.current.formattingLocale) : self
  }
}
