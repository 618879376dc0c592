package import CommandLayer
import LocaleMatrix

/// The languages of somebody who uses the device, best first, each spelled as a scenario has it: `de-AT,en`.
package struct ReaderLanguages: ArgumentValue, Hashable {
  package var languages: [String]

  /// No language, which stands for an option that is not given.
  package init() { languages = [] }

  package init(argument: String) throws(ArgumentValueError) {
    let languages = try LanguageList(argument: argument).languages
    if let problem = languages.lazy.compactMap(LanguageTag.problem).first {
      throw ArgumentValueError(expected: "languages such as 'de-AT,en', best first: \(problem)")
    }
    self.languages = languages
  }

  package var argumentText: String { languages.joined(separator: ",") }
}
