import PositionedJSON
import StringCatalogs
import Testing

/// Entries of one catalog written into another, and taken out again: what this package and the corpus have.
@Suite struct EntryMovingTests {
  /// A catalog of either, by its path.
  struct Source: Sendable, CustomTestStringConvertible {
    var path: String
    var isOwn: Bool
    var testDescription: String { path }

    func catalog() throws -> StringCatalog { try StringCatalog(isOwn ? OwnFiles.bytes(path) : Corpus.bytes(path)) }
  }

  static let sources =
    OwnFiles.catalogs.map { Source(path: $0, isOwn: true) }
    + (Corpus.isPresent ? Corpus.catalogs.map { Source(path: $0, isOwn: false) } : [])

  @Test(arguments: sources.indices)
  func `entries that are moved in read the same, and moved out leave the first bytes`(index: Int) throws {
    let original = try Self.sources[index].catalog()
    var generator = Seeded(state: UInt64(index) + 1)
    for step in [1, 2, 7] {
      let other = try Self.sources[(index + step) % Self.sources.count].catalog()
      let count = [1, 5, 400][step % 3]
      let entries = other.distinctEntries.shuffled(using: &generator).prefix(count)
        .filter { original.entry($0.key) == nil }
      var editor = CatalogEditor(original)
      try editor.setEntries(entries)
      for entry in entries { #expect(editor.catalog.value(of: entry.key) == entry.value, "'\(entry.key)'") }
      #expect(editor.catalog.strings.count == original.strings.count + entries.count)
      #expect(editor.catalog.isInOrder || !original.isInOrder)
      #expect(CatalogDialect(of: editor.catalog).changes(since: CatalogDialect(of: original)).isEmpty)
      // An empty table is empty in the same way again only for who has seen it.
      if !original.strings.isEmpty { editor = CatalogEditor(editor.catalog) }
      try editor.removeKeys(entries.map(\.key).shuffled(using: &generator))
      #expect(editor.catalog.hasBytes(of: original))
    }
  }

  @Test(arguments: sources.indices)
  func `entries that are taken out and put in again say the same, in Xcode's layout with the same bytes`(
    index: Int
  ) throws {
    let original = try Self.sources[index].catalog()
    var generator = Seeded(state: UInt64(index) + 1)
    let all = original.distinctEntries
    for count in [1, 3, all.count / 2, all.count] {
      let entries = Array(all.shuffled(using: &generator).prefix(count))
      var editor = CatalogEditor(original)
      try editor.removeKeys(entries.map(\.key))
      #expect(editor.catalog.strings.count == original.strings.count - entries.count)
      for entry in entries { #expect(editor.catalog.entry(entry.key) == nil) }
      // An order of another kind shows only in all of the keys.
      if KeyOrder(observedIn: original.strings.map(\.key)) == .xcode { editor = CatalogEditor(editor.catalog) }
      try editor.setEntries(entries)
      for entry in all { #expect(editor.catalog.value(of: entry.key) == entry.value, "'\(entry.key)'") }
      if original.isInOrder, original.isInXcodesLayout { #expect(editor.catalog.hasBytes(of: original)) }
    }
  }

  @Test(arguments: sources.indices)
  func `an entry that is replaced stays where it is, and all others as they are`(index: Int) throws {
    let original = try Self.sources[index].catalog()
    var generator = Seeded(state: UInt64(index) + 1)
    let entries = Array(original.distinctEntries.shuffled(using: &generator).prefix(9))
    let value = JSONFragment.object([.init("comment", .string("replaced \"/\" ü"))])
    var editor = CatalogEditor(original)
    try editor.setEntries(entries.map { .init(key: $0.key, value: value) })
    #expect(editor.catalog.strings.map(\.key) == original.strings.map(\.key))
    let keys = Set(entries.map(\.key))
    for (old, new) in zip(original.strings, editor.catalog.strings) {
      #expect(keys.contains(old.key) ? JSONFragment(new.node) == value : old.node.spelling == new.node.spelling)
    }
    // Who writes what is there writes nothing.
    let written = editor.catalog
    try editor.setEntries(entries.map { .init(key: $0.key, value: value) })
    #expect(editor.catalog.hasBytes(of: written))
    try editor.setEntries(entries)
    if original.isInXcodesLayout { #expect(editor.catalog.hasBytes(of: original)) }
  }

  @Test(.enabled(if: Corpus.isPresent, "needs the real catalogs in ../shared/corpus"), arguments: Corpus.exactCatalogs)
  func `what Xcode wrote is written again byte for byte`(path: String) throws {
    #expect(try StringCatalog(Corpus.bytes(path)).isInXcodesLayout)
  }
}

extension StringCatalog {
  /// The entries whose keys are there once.
  fileprivate var distinctEntries: [CatalogEditor.Entry] {
    let all = strings
    let counts = Dictionary(all.map { (Array($0.key.utf8), 1) }, uniquingKeysWith: +)
    return all.filter { counts[Array($0.key.utf8)] == 1 }.map { .init(key: $0.key, value: JSONFragment($0.node)) }
  }

  /// Not `==` of the bytes, of which a failure would print them all.
  fileprivate func hasBytes(of other: StringCatalog) -> Bool { bytes == other.bytes }

  fileprivate func value(of key: String) -> JSONFragment? { entry(key).map { JSONFragment($0.node) } }

  fileprivate var isInOrder: Bool {
    let keys = strings.map(\.key)
    let order = KeyOrder(observedIn: keys)
    return zip(keys, keys.dropFirst()).allSatisfy { order.precedes($0, $1) }
  }

  fileprivate var isInXcodesLayout: Bool {
    let text = JSONFragment(document.root).rendered(in: [.xcode], indentation: "")
    return bytes == text || bytes == text + Array("\n".utf8)
  }
}
