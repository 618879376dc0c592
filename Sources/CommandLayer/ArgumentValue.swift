/// Something that one word of a command line can stand for.
package protocol ArgumentValue: Sendable {
  /// Reads the word.
  ///
  /// - Throws: `ArgumentValueError`, which says what was expected.
  init(argument: String) throws(ArgumentValueError)

  /// How the value is written on a command line; empty where `--help` shall show no default.
  var argumentText: String { get }

  /// Every word that is accepted, in the order of the help; empty where the words are not a closed set.
  static var choices: [String] { get }
}

/// Says what was expected instead of a word, such as "a whole number".
package struct ArgumentValueError: Error, Equatable {
  package var expected: String
  /// The accepted word that is closest to the given one.
  package var suggestion: String?

  package init(expected: String, suggestion: String? = nil) {
    self.expected = expected
    self.suggestion = suggestion
  }
}

extension ArgumentValue {
  package static var choices: [String] { [] }
}

extension String: ArgumentValue {
  package init(argument: String) { self = argument }
  package var argumentText: String { self }
}

extension Int: ArgumentValue {
  package init(argument: String) throws(ArgumentValueError) {
    guard let value = Int(argument) else { throw ArgumentValueError(expected: "a whole number") }
    self = value
  }
  package var argumentText: String { String(self) }
}

extension ArgumentValue where Self: CaseIterable & RawRepresentable, RawValue == String {
  package static var choices: [String] { allCases.map(\.rawValue) }
  package var argumentText: String { rawValue }

  /// Reads one of the choices.
  package init(argument: String) throws(ArgumentValueError) {
    guard Self.choices.contains(argument), let value = Self(rawValue: argument) else {
      throw ArgumentValueError(oneOf: Self.choices, given: argument)
    }
    self = value
  }
}

extension ArgumentValueError {
  /// The error of a word that is none of `choices`.
  package init(oneOf choices: [String], given: String) {
    let expected = choices.count == 1 ? choices[0] : "one of " + choices.joined(separator: ", ")
    self.init(expected: expected, suggestion: Suggestion.closest(to: given, among: choices))
  }
}
