internal import Foundation

/// A `.loctable`: one property list with the tables of all languages, as Apple's own bundles have it.
///
/// `{language: {key: text or stringsdict entry}}`, beside `LocProvenance`, which says what was folded in.
package struct LocTableFile: Sendable {
  /// By localization.
  package let strings: [String: StringsTable]
  /// By localization.
  package let stringsDicts: [String: StringsDictTable]

  /// Reads a file's bytes.
  ///
  /// - Throws: what the property list's reader throws; a root that is no dictionary has no tables.
  package init(_ bytes: [UInt8]) throws {
    let list = try PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil)
    var strings: [String: StringsTable] = [:]
    var stringsDicts: [String: StringsDictTable] = [:]
    for (language, value) in list as? [String: Any] ?? [:] where language != "LocProvenance" {
      guard let entries = value as? [String: Any] else { continue }
      strings[language] = entries.compactMapValues { $0 as? String }
      let rules = entries.filter { $0.value is [String: Any] }
      guard !rules.isEmpty else { continue }
      let table = try PropertyListSerialization.data(fromPropertyList: rules, format: .xml, options: 0)
      stringsDicts[language] = try StringsDictFile.read(Array(table))
    }
    self.strings = strings
    self.stringsDicts = stringsDicts
  }
}
