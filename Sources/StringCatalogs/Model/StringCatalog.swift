package import PositionedJSON

/// One String Catalog, `.xcstrings`: a view over the text it was read from, which keeps all that the text has.
///
/// ```swift
/// let reading = StringCatalog.read(bytes)
/// for entry in reading.catalog?.strings ?? [] {
///   print(entry.keyPosition, entry.key, entry.localizations.map(\.language))
/// }
/// ```
/// Every part of the model is a handle on the text that decodes when asked, so that a catalog costs little more than its
/// bytes. A member of the wrong type reads as absent; `problems()` names it. Unknown members stay in the text.
package struct StringCatalog: Sendable {
  package let document: JSONDocument

  /// Reads a catalog without judging its shape; `problems()` does that.
  ///
  /// - Throws: the first place where the text is not JSON.
  package init(_ bytes: [UInt8]) throws(JSONSyntaxError) {
    document = try JSONDocument(bytes, dialect: .strict)
  }

  /// The file's bytes: those that were read, or those an editor made.
  package var bytes: [UInt8] { document.encoding.encoded(document.bytes) }

  /// The language the keys and source texts are written in; empty where the file lacks it, which is a problem.
  package var sourceLanguage: String { document.root["sourceLanguage"]?.string ?? "" }

  /// The format version as it is written, `1.0`; nil where the file has none that is a string or a number.
  package var version: String? {
    guard let node = document.root["version"] else { return nil }
    return node.string ?? (node.kind == .number ? node.spelling : nil)
  }

  /// All entries in file order, repeated keys included; made anew by each call.
  package var strings: [CatalogEntry] {
    document.root["strings"]?.members.map(CatalogEntry.init) ?? []
  }

  /// The entry of a key; of several the last, as Foundation's `JSONSerialization` has it.
  package func entry(_ key: String) -> CatalogEntry? {
    var found: CatalogEntry?
    guard let strings = document.root["strings"] else { return nil }
    for member in strings.members where member.isNamed(key) { found = CatalogEntry(member) }
    return found
  }

  /// Every language with a localization of any key, and the source language; sorted by UTF-8 bytes.
  package var languages: [String] {
    var seen: Set<String> = sourceLanguage.isEmpty ? [] : [sourceLanguage]
    for entry in strings {
      for localization in entry.localizations { seen.insert(localization.language) }
    }
    return seen.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
