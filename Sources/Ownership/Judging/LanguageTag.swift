internal import Foundation

/// A localization's name taken apart, its aliases and likely script resolved by ICU.
struct LanguageTag: Hashable {
  var language: String
  var script: String
  /// Empty where the tag names no region.
  var region: String

  init(_ tag: String) {
    let canonical = Locale.canonicalLanguageIdentifier(from: tag)
    let components = Locale.Language(identifier: canonical)
    language = components.languageCode?.identifier ?? canonical
    script = Locale.Language(identifier: components.maximalIdentifier).script?.identifier ?? ""
    let region = components.region?.identifier ?? ""
    self.region = canonical.split(whereSeparator: { $0 == "-" || $0 == "_" }).contains { $0 == region } ? region : ""
  }

  /// Whether a reader of `other` is served: the same language and script, and no other region than asked.
  func isSameOrVariant(of other: LanguageTag) -> Bool {
    guard language == other.language, script == other.script else { return false }
    return other.region.isEmpty || region == other.region
  }

  /// Whether both name one language in one script, whatever the region.
  func isRelated(to other: LanguageTag) -> Bool { language == other.language && script == other.script }
}
