extension CheckedEntry {
  /// Whether translations of the key count: stale keys, keys that are not to be translated and the empty key do not.
  var isCovered: Bool { shouldTranslate && extractionState != "stale" && !key.isEmpty }

  /// Whether it was entered by hand, and code finds it by a generated symbol or a literal of its own.
  var isManual: Bool { extractionState == "manual" }

  /// Whether a key stands for its text: a sentence, or a word that came out of code as it is shown.
  ///
  /// A single small word (`seconds`) is text where code was its source; with a dot or underscore inside it is a name.
  var isItsOwnText: Bool {
    guard style == .identifier else { return true }
    return !isManual && !key.dropFirst().dropLast().contains { "._".contains($0) }
  }
}
