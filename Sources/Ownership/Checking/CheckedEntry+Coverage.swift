extension CheckedEntry {
  /// Whether translations of the key count: stale keys, keys that are not to be translated and the empty key do not.
  var isCovered: Bool { shouldTranslate && extractionState != "stale" && !key.isEmpty }

  /// Whether it was entered by hand, and code finds it by a generated symbol or a literal of its own.
  var isManual: Bool { extractionState == "manual" }

  /// Whether a key needs no source text in the table: a sentence, a word that came out of code as it is shown, or an
  /// object of an Interface Builder file, which has the text.
  ///
  /// A single small word (`seconds`) is text where code was its source; with a dot or underscore inside it is a name.
  package var isItsOwnText: Bool {
    guard style == .identifier, !isOfInterface else { return true }
    return !isManual && !key.utf8.dropFirst().dropLast().contains { "._".utf8.contains($0) }
  }

  /// Whether the key names an object of an Interface Builder file: `gHH-BV-5kP.title`. Two files have equal keys by chance.
  package var isOfInterface: Bool {
    let name = key.utf8.prefix(10)
    guard name.count == 10, key.dropFirst(10).first == "." else { return false }
    return zip(name, "xxx-xx-xxx".utf8).allSatisfy { byte, pattern in
      pattern == UInt8(ascii: "-") ? byte == pattern : Self.isLetterOrDigit(byte)
    }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
