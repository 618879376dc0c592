import HostEvidence

extension HTMLWriter {
  /// A text that a person was shown, in its language and isolated from what stands around it.
  mutating func value(_ text: String, language: String) {
    markup("<bdi class=\"value\" dir=\"auto\"")
    attribute("lang", language)
    markup(">")
    if text.isEmpty {
      markup("<i class=\"empty\" lang=\"en\">empty text</i>")
    } else if text.allSatisfy({ $0 == " " }) {
      // Nobody sees blanks either, where there is nothing else.
      for _ in text { markup("\\u{20}") }
    } else {
      self.text(text)
    }
    markup("</bdi>")
  }

  /// Something that is spelled exactly so: a key, a file, a command.
  package mutating func code(_ text: String) { element("<code dir=\"auto\">", text, "</code>") }

  /// A language in words, with its tag where the words do not have it.
  mutating func language(_ tag: String) {
    let name = LanguageWords.name(of: tag)
    element("<bdi>", name, "</bdi>")
    if !name.contains(tag) { element(" (<bdi>", tag, "</bdi>)") }
  }

  /// A bundle as evidence names it, with words for what is no path inside a product.
  mutating func bundle(_ path: String) {
    if path == "." {
      markup("the main bundle")
    } else if path.hasPrefix("outside:") {
      element("<code>", String(path.dropFirst("outside:".count)), "</code> outside the installed product")
    } else {
      element("bundle <code>", path, "</code>")
    }
  }
}

extension ObservationRecord {
  /// What a page says about the language of the value: keys are in none, and of texts that no table served it is not
  /// known.
  var valueLanguage: String {
    switch outcome {
    case .key: return "zxx"
    case .default, .persisted, .noBundle: return "und"
    case .value: return PageLanguage.tag(resolvedLocale ?? "")
    }
  }
}

/// The languages that a page names in its markup.
package enum PageLanguage {
  /// The tag of a localization, `und` where its name is none.
  package static func tag(_ localization: String) -> String {
    let tag = localization.replacing("_", with: "-")
    let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
    let isTag = parts.allSatisfy { part in
      (1...8).contains(part.utf8.count) && part.utf8.allSatisfy { byte in isLetterOrDigit(byte) }
    }
    let first = parts.first?.utf8
    guard isTag, let first, (2...3).contains(first.count), first.allSatisfy({ $0 > UInt8(ascii: "9") }) else {
      return "und"
    }
    return tag
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }
}
