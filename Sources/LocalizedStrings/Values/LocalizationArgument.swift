internal import Foundation
internal import HostEvidence

/// One interpolated value, formatted when its text is looked up.
enum LocalizationArgument: Sendable {
  case value(MessageArgument)
  /// A value with a format style, which takes the locale of the look-up.
  case styled(any StyledValue)
  case attributed(AttributedString)
  /// Another localized text inside this one.
  case resource(LocalizedStringResource)
  /// A value that the look-up's options bring.
  case placeholder(String.LocalizationValue.Placeholder)

  /// What the message is formatted with.
  func message(_ locale: @autoclosure () -> Locale) -> MessageArgument {
    switch self {
    case .value(let argument): argument
    case .styled(let styled): .string(styled.text(locale()))
    case .attributed(let text): .string(String(text.characters))
    case .resource(let resource): .string(String(localized: resource))
    case .placeholder(let placeholder): placeholder.standIn
    }
  }
}

extension LocalizationArgument: Equatable {
  /// Styled values are equal where they read the same in the root locale.
  static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.value(let left), .value(let right)): left == right
    case (.styled(let left), .styled(let right)): left.text(.root) == right.text(.root)
    case (.attributed(let left), .attributed(let right)): left == right
    case (.resource(let left), .resource(let right)): left == right
    case (.placeholder(let left), .placeholder(let right)): left == right
    default: false
    }
  }
}

extension Locale {
  /// The locale of no language.
  fileprivate static let root = Locale(identifier: "")
}

/// A value that waits for a locale.
protocol StyledValue: Sendable {
  func text(_ locale: Locale) -> String
}

/// A value with its style. A style that names a locale of its own keeps it.
struct Styled<Style: FormatStyle & Sendable>: StyledValue
where Style.FormatInput: Sendable, Style.FormatOutput == String {
  let input: Style.FormatInput
  let style: Style

  func text(_ locale: Locale) -> String {
    let isOpen = style.locale(.autoupdatingCurrent) == style || style.locale(.current) == style
    return (isOpen ? style.locale(locale) : style).format(input)
  }
}
