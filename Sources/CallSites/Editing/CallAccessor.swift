/// A function or property through which an owner offers one message: `TripCopy.arrivesIn(minutes:)`.
package struct CallAccessor: Sendable, Hashable {
  package enum Result: Sendable, Hashable {
    /// `String`, looked up when it is called.
    case text
    /// `LocalizedStringResource`, looked up where it is shown.
    case resource
  }

  /// What is called, without parentheses: `TripCopy.arrivesIn`.
  package var expression: String
  /// The labels of the parameters that take the key's arguments, in the key's order; nil for a parameter without one.
  package var labels: [String?]
  /// Whether it is written without parentheses.
  package var isProperty: Bool
  package var result: Result
  /// The label of a parameter of type `Locale`; nil where it has none.
  package var locale: String?
  /// The `specifier:` that the accessor itself gives to each argument; shorter where the last ones have none.
  package var specifiers: [String?]

  package init(
    expression: String, labels: [String?] = [], isProperty: Bool = false, result: Result = .text,
    locale: String? = nil, specifiers: [String?] = []
  ) {
    self.expression = expression
    self.labels = labels
    self.isProperty = isProperty
    self.result = result
    self.locale = locale
    self.specifiers = specifiers
  }

  func specifier(at index: Int) -> String? { index < specifiers.count ? specifiers[index] : nil }
}
