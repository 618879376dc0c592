internal import Foundation

/// The launch argument `-AppleLanguages`.
enum LanguageArgument {
  /// The list of the last `-AppleLanguages` on the command line, written as a property list: `(de, "pt-BR")`.
  ///
  /// Nil where there is none. A value that is no list, such as a bare `de`, is no list for CoreFoundation either.
  static func languages(in arguments: [String]) -> [String]? {
    let positions = arguments.indices.dropLast().filter { arguments[$0] == "-AppleLanguages" }
    return positions.last.flatMap { list(arguments[$0 + 1]) }
  }

  private static func list(_ text: String) -> [String]? {
    let plist = try? PropertyListSerialization.propertyList(from: Data(text.utf8), options: [], format: nil)
    return (plist as? [Any])?.compactMap { $0 as? String }
  }
}
