internal import Foundation
import LocalizationRuntime

/// English names of languages, for sentences in findings.
package enum LanguageNames {
  private static let english = Locale(identifier: "en")

  /// Such as "German" for `de` and "Portuguese (Brazil)" for `pt-BR`; the tag itself where ICU has no name.
  package static func name(of tag: String) -> String {
    names.value(for: tag) { english.localizedString(forIdentifier: $0) ?? $0 }
  }

  private static let names = Memo<String, String>()
}
