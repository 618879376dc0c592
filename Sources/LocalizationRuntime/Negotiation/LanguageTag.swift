/// What a language tag says, whatever its spelling (`pt_BR`, `German`, `zh-hant`).
package enum LanguageTag {
  /// The canonical form: `German` → `de`, `iw` → `he`, `pt_BR` → `pt-BR`, `zh_TW` → `zh-Hant`.
  ///
  /// A text that is no tag stays as it is. Source: what `CFLocaleCreateCanonicalLanguageIdentifierFromString` gives.
  package static func canonical(_ tag: String) -> String {
    canonicalForms.value(for: tag) { tag in
      if let code = OldLanguageNames.codes[tag] { return code }
      guard let modern = LanguageICU.languageTag(tag), modern != "und", !modern.hasPrefix("und-") else { return tag }
      let language = modern.prefix { $0 != "-" }
      guard let successor = successors[String(language)] else { return modern }
      return successor + modern.dropFirst(language.count)
    }
  }

  /// Whether both are spellings of one language and region: `en` and `English` are, `en` and `en-GB` are not.
  package static func areSpellings(_ first: String, _ second: String) -> Bool {
    first == second || canonical(first) == canonical(second)
  }

  /// The region that `tag` names, else its likely one by ICU; nil where there is neither.
  package static func region(of tag: String) -> String? {
    let canonicalTag = canonical(tag)
    if let named = Parts(canonicalTag).region { return named }
    return likelyParts(canonicalTag)?.region
  }

  /// `Locale.current`'s identifier where `tag` was chosen on a device of `region`: `de` and `DE` → `de_DE`.
  ///
  /// The tag's own region gives way to the device's. A script stays, and one that was only implied (`zh-HK`) is
  /// named where the device's region implies another.
  package static func localeIdentifier(language tag: String, region: String?) -> String {
    let canonicalTag = canonical(tag)
    var parts = Parts(canonicalTag)
    guard let region else { return parts.identifier }
    if parts.script == nil, parts.region != nil {
      let implied = likelyParts(canonicalTag)?.script
      parts.region = region
      if implied != likelyParts(parts.identifier)?.script { parts.script = implied }
    }
    parts.region = region
    return parts.identifier
  }

  /// Language codes that Apple writes differently from ICU's language tags.
  private static let successors = ["no": "nb", "tl": "fil", "mo": "ro", "sh": "sr-Latn"]
  private static let canonicalForms = Memo<String, String>()
  private static let likelyForms = Memo<String, Parts?>()

  private static func likelyParts(_ tag: String) -> Parts? {
    guard let first = Parts(tag).language.utf8.first, first >= 0x41 else { return nil }
    return likelyForms.value(for: tag) { LanguageICU.likelySubtags($0).map { Parts($0) } }
  }

  /// Language, script and region of a tag; other subtags are left out.
  private struct Parts: Hashable, Sendable {
    var language: String
    var script: String?
    var region: String?

    init(_ tag: String) {
      let subtags = tag.split { $0 == "-" || $0 == "_" }.prefix { $0.utf8.count > 1 && !$0.contains("@") }
      language = subtags.first.map(String.init) ?? tag
      script = subtags.dropFirst().first { $0.utf8.count == 4 && $0.utf8.allSatisfy(Self.isLetter) }.map(String.init)
      region = subtags.dropFirst().first(where: Self.isRegion).map { $0.uppercased() }
    }

    /// As CoreFoundation writes it: `zh-Hans_CN`.
    var identifier: String {
      language + (script.map { "-" + $0 } ?? "") + (region.map { "_" + $0 } ?? "")
    }

    private static func isRegion(_ subtag: Substring) -> Bool {
      let bytes = subtag.utf8
      return (bytes.count == 2 && bytes.allSatisfy(isLetter))
        || (bytes.count == 3 && bytes.allSatisfy { (0x30...0x39).contains($0) })
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
      (0x41...0x5A).contains(byte & 0xDF)
    }
  }
}
