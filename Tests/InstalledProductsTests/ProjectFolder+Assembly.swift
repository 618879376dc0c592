import Foundation
import InstalledProducts
import OwnershipManifest
import TestFiles

extension ProjectFolder {
  /// The project's current release, put together.
  func image() throws -> ReleaseImage {
    try ReleaseImage.assemble(try Project.load(path).manifest, name: "current")
  }

  /// `"key" = "value";` lines.
  static func strings(_ entries: KeyValuePairs<String, String>) -> String {
    entries.map { "\"\($0.key)\" = \"\($0.value)\";\n" }.joined()
  }

  /// A catalog in English whose entries map a key to its plain texts by language.
  static func catalog(_ entries: KeyValuePairs<String, KeyValuePairs<String, String>>) -> String {
    let bodies = entries.map { key, texts in
      let localizations = texts.map { language, text in
        #""\#(language)": {"stringUnit": {"state": "translated", "value": "\#(text)"}}"#
      }
      return #""\#(key)": {"localizations": {\#(localizations.joined(separator: ", "))}}"#
    }
    return #"{"sourceLanguage": "en", "version": "1.0", "strings": {\#(bodies.joined(separator: ",\n"))}}"#
  }
}
