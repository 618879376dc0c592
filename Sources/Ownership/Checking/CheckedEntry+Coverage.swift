extension CheckedEntry {
  /// Whether translations of the key count: stale keys, keys that are not to be translated and the empty key do not.
  var isCovered: Bool { shouldTranslate && extractionState != "stale" && !key.isEmpty }

  /// Whether it was entered by hand, and code finds it by a generated symbol or a literal of its own.
  var isManual: Bool { extractionState == "manual" }

  /// Whether a key needs no source text in the table: a sentence, a word that came out of code as it is shown, or an
  /// object of an Interface Builder file, which has the text.
  ///
  /// A single small word (`seconds`) is text where code was its source; with a dot or underscore inside it is a name.
  var isItsOwnText: Bool {
    guard style == .identifier, !isOfInterface else { return true }
    return !isManual && !key.dropFirst().dropLast().contains { "._".contains($0) }
  }

  /// Whether the key names an object of an Interface Builder file: `gHH-BV-5kP.title`. Two files have equal keys by chance.
  package var isOfInterface: Bool {
    let parts = key.prefix { $0 != "." }.split(separator: "-", omittingEmptySubsequences: false)
    return key.contains(".") && parts.map(\.count) == [3, 2, 3]
      && parts.allSatisfy { $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } }
  }
}
