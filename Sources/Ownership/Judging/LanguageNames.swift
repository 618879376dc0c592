internal import Foundation
import LocalizationRuntime

/// English names of languages, for sentences in findings.
package enum LanguageNames {
  private static let english = Locale(identifier: "en")

  /// Such as "German" for `de` and "Portuguese (Brazil)" for `pt-BR`; the tag itself where ICU has no name.
  package static func name(of tag: String) -> String {
    names.value(for: tag) { english.localizedString(forIdentifier: $0) ?? $0 }
  }

  /// Such as `de (German)`: for sentences whose reader has to write the tag.
  static func tagged(_ tag: String) -> String {
    let name = name(of: tag)
    return name == tag ? tag : "\(tag) (\(name))"
  }

  private static let names = Memo<String, String>()
}
