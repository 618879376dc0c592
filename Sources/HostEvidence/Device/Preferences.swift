/// The preference files of a device: property lists with a language list in them.
package enum Preferences {
  /// An array of languages, best first.
  package static let languagesKey = "AppleLanguages"
  /// A locale identifier such as `de_DE`.
  package static let localeKey = "AppleLocale"

  /// The language list in a preference file; nil where there is no file or no list in it.
  ///
  /// Elements that are no strings are skipped, as the system does.
  /// - Throws: `PropertyListError` for a file that is there and does not parse.
  package static func languages(at path: String) throws -> [String]? {
    guard let list = try PropertyListFile.read(path)?[languagesKey] as? [Any] else { return nil }
    return list.compactMap { $0 as? String }
  }

  /// Changes a preference file in one step; a file that is not there starts empty, and its folder is made.
  ///
  /// - Throws: `PropertyListError` for a file that does not parse, or what writing throws.
  package static func change(at path: String, _ change: (inout [String: Any]) -> Void) throws {
    var preferences = try PropertyListFile.read(path) ?? [:]
    change(&preferences)
    try PropertyListFile.write(preferences, to: path)
  }
}
