package import CommandLayer
import LocaleMatrix
import LocalizationRuntime

/// One language, spelled as Apple's platforms write it: `de`, `pt-BR`, `zh-Hans`.
package struct AppleLanguage: ArgumentValue, Hashable {
  package var tag: String

  /// No language, which stands for an argument that is not given.
  package init() { tag = "" }

  package init(argument: String) throws(ArgumentValueError) {
    if let problem = LocaleMatrix.LanguageTag.problem(with: argument) {
      throw ArgumentValueError(expected: "a language such as 'de', 'pt-BR' or 'zh-Hans': \(problem)")
    }
    let canonical = LocalizationRuntime.LanguageTag.canonical(argument)
    guard canonical == argument else {
      throw ArgumentValueError(expected: "a language as Apple writes it: '\(canonical)'")
    }
    tag = argument
  }

  package var argumentText: String { tag }
}
