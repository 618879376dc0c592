package import CommandLayer

/// A language list on a command line, such as `de-AT,en`, best first.
package struct LanguageList: ArgumentValue, Hashable {
  package var languages: [String]

  /// No language, which stands for an option that is not given.
  package init() { languages = [] }

  package init(argument: String) throws(ArgumentValueError) {
    let languages = argument.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard languages.allSatisfy(Self.isTag) else {
      throw ArgumentValueError(expected: "languages such as 'de-AT,en', best first, with commas and no blanks")
    }
    self.languages = languages
  }

  package var argumentText: String { languages.joined(separator: ",") }

  private static func isTag(_ text: String) -> Bool {
    guard text.utf8.first.map({ $0 >= UInt8(ascii: "A") }) == true else { return false }
    return text.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII
        && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "-" || scalar == "_")
    }
  }
}
