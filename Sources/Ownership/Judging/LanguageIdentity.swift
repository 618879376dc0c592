internal import Foundation
import LocalizationRuntime

/// What a localization's name stands for: language, script and region, aliases and likely script resolved.
struct LanguageIdentity: Hashable, Sendable {
  var language: String
  var script: String
  /// Empty where the name has no region.
  var region: String

  init(_ name: String) { self = Self.known.value(for: name) { LanguageIdentity(reading: $0) } }

  private static let known = Memo<String, LanguageIdentity>()

  private init(reading name: String) {
    let canonical = LanguageTag.canonical(name)
    let components = Locale.Language(identifier: canonical)
    language = components.languageCode?.identifier ?? canonical
    script = Locale.Language(identifier: components.maximalIdentifier).script?.identifier ?? ""
    let named = components.region?.identifier ?? ""
    region = canonical.split(whereSeparator: { $0 == "-" || $0 == "_" }).contains { $0 == named } ? named : ""
  }

  /// Whether a reader of `other` is served: the same language and script, and no other region than asked.
  func isSameOrVariant(of other: LanguageIdentity) -> Bool {
    guard isRelated(to: other) else { return false }
    return other.region.isEmpty || region == other.region
  }

  /// Whether both name one language in one script, whatever the region.
  func isRelated(to other: LanguageIdentity) -> Bool { language == other.language && script == other.script }
}
