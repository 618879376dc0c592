package import Findings
package import LocalizationRuntime
import StringCatalogs

/// What one owner puts into a bundle, made once and shared by all products that embed the owner.
package struct OwnerContent: Sendable {
  /// Names one key of the owner.
  package struct KeyName: Sendable, Hashable {
    package var table: String
    package var key: String

    package init(table: String, key: String) {
      self.table = table
      self.key = key
    }
  }

  /// The owner's name.
  package let owner: String
  /// Content by path inside the bundle.
  package internal(set) var files: [String: ImageFile.Content] = [:]
  /// Names of the `.lproj` folders without suffix.
  package internal(set) var folders: Set<String> = []
  package internal(set) var tables = BundleTables()
  /// Tables whose catalogs are copied as they are.
  package internal(set) var rawCatalogs: Set<String> = []
  /// Where each key stands.
  package internal(set) var places: [KeyName: SourcePlace] = [:]
  /// Keys whose text must stay as it is in every language.
  package internal(set) var invariantKeys: Set<KeyName> = []
  /// Keys that nothing asks for any more, as a catalog says.
  package internal(set) var staleKeys: Set<KeyName> = []
  /// What the code or a storyboard passes as the text of a key, as a catalog shows it.
  package internal(set) var codeTexts: [KeyName: CodeText] = [:]
  /// Tables that two files hold.
  package internal(set) var rivals: [TableRivals] = []
  /// Language folders that a catalog fills from two codes.
  package internal(set) var sharedFolders: [SharedFolder] = []
  /// Table files that do not parse, by path inside the bundle, and where reading them stopped.
  package internal(set) var damagedFiles: [String: SourcePlace] = [:]
  /// Keys by table: those of catalogs, compiled or not, and those of other tables in any localization.
  package internal(set) var keys: [String: Set<String>] = [:]
  /// The texts that are translated from, by table.
  private var sources: [String: SourceTexts] = [:]

  init(owner: String) {
    self.owner = owner
  }

  /// What the key's text in the development language takes as arguments; the key's own specifiers where it has none.
  package func signature(of key: String, in table: String) -> ArgumentSignature {
    let text = sources[table]?.strings[key]
    if let rule = sources[table]?.stringsDict[key] { return ArgumentSignature(of: .rule(rule, plain: text)) }
    return ArgumentSignature(of: .text(text ?? codeTexts[KeyName(table: table, key: key)]?.text ?? key))
  }

  /// The tables that the owner puts into its bundle, compiled or raw.
  package var tableNames: Set<String> {
    let places = Set(tables.strings.keys).union(tables.stringsDicts.keys)
    return Set(places.map(\.table)).union(rawCatalogs)
  }

  func hasSource(_ table: String) -> Bool { sources[table] != nil }

  /// Takes texts as what is translated from; those of a later file stand.
  mutating func addSource(of table: String, strings: StringsTable, stringsDict: StringsDictTable) {
    sources[table, default: SourceTexts()].strings.merge(strings) { $1 }
    sources[table, default: SourceTexts()].stringsDict.merge(stringsDict) { $1 }
  }

  private struct SourceTexts: Sendable {
    var strings: StringsTable = [:]
    var stringsDict: StringsDictTable = [:]
  }
}
