import Foundation
import PositionedJSON
import StringCatalogs
import Testing

@Suite("Editing real catalogs", .enabled(if: Corpus.isPresent, "needs the real catalogs in ../shared/corpus"))
struct CorpusEditingTests {
  @Test("An untouched catalog is written back byte for byte", arguments: Corpus.catalogs)
  func roundTrip(path: String) throws {
    let bytes = try Corpus.bytes(path)
    #expect(try StringCatalog(bytes).bytes == bytes)
  }

  @Test("A new key adds its own line in the file's layout, and goes without a trace", arguments: Corpus.catalogs)
  func addKey(path: String) throws {
    let bytes = try Corpus.bytes(path)
    for key in ["", "a new key / with \"quotes\"", "zzz", "%lld of %@", "新しい"] {
      var editor = CatalogEditor(try StringCatalog(bytes))
      guard editor.catalog.entry(key) == nil else { continue }
      try editor.addKey(key, comment: "For a test\nof two lines")
      #expect(editor.catalog.entry(key)?.comment == "For a test\nof two lines")
      #expect(editor.catalog.problems().map(\.message) == (try StringCatalog(bytes)).problems().map(\.message))
      let change = ChangedLines(from: bytes, to: editor.catalog.bytes)
      #expect(change.removed.count <= 1 && change.added.count <= change.removed.count + 4)
      try editor.removeKey(key)
      #expect(editor.catalog.bytes == bytes)
    }
  }

  @Test("A new language changes the lines of its key alone, and goes without a trace", arguments: Corpus.catalogs)
  func addLanguage(path: String) throws {
    let original = try StringCatalog(Corpus.bytes(path))
    for entry in original.sample(5) where !entry.localizations.isEmpty {
      var editor = CatalogEditor(original)
      try editor.setText("nuqneH / \"tlh\"", state: "needs_review", key: entry.key, language: "tlh")
      let unit = editor.catalog.entry(entry.key)?.localization("tlh")?.content.stringUnit
      #expect(unit?.value == "nuqneH / \"tlh\"" && unit?.state == "needs_review")
      let change = ChangedLines(from: original.bytes, to: editor.catalog.bytes)
      #expect(change.removed.count <= 1 && change.added.count <= change.removed.count + 6)
      try editor.removeLanguage("tlh")
      #expect(editor.catalog.bytes == original.bytes)
    }
  }

  @Test("A changed text changes its line alone, and back again gives the same bytes", arguments: Corpus.catalogs)
  func changeText(path: String) throws {
    let original = try StringCatalog(Corpus.bytes(path))
    for entry in original.sample(5) {
      for localization in entry.localizations {
        // A text with escapes that need not be comes back without them.
        guard let unit = localization.content.stringUnit, unit.node["value"]?.spelling.contains("\\u") == false
        else { continue }
        var editor = CatalogEditor(original)
        try editor.setText("changed", state: unit.state, key: entry.key, language: localization.language)
        let change = ChangedLines(from: original.bytes, to: editor.catalog.bytes)
        #expect(change.removed.count == 1 && change.added.count == 1)
        #expect(
          editor.catalog.entry(entry.key)?.localization(localization.language)?.content.stringUnit?.value == "changed")
        try editor.setText(unit.value, state: unit.state, key: entry.key, language: localization.language)
        #expect(editor.catalog.bytes == original.bytes)
        break
      }
    }
  }

  @Test("Members of catalogs that Xcode wrote ascend in its order at every level", arguments: Corpus.exactCatalogs)
  func xcodeOrder(path: String) throws {
    let catalog = try StringCatalog(Corpus.bytes(path))
    let lists =
      [catalog.strings.map(\.key)]
      + catalog.strings.flatMap { entry in
        [entry.node.members.map(\.key), entry.declaredLanguages]
          + entry.localizations.flatMap { $0.content.variations.map { $0.cases.map(\.name) } }
      }
    for list in Set(lists) {
      for (left, right) in zip(list, list.dropFirst()) {
        #expect(KeyOrder.xcode.precedes(left, right), "'\(left)' before '\(right)'")
      }
    }
  }

  @Test("A key removed and made again comes out as Xcode wrote it", arguments: Corpus.exactCatalogs)
  func makeAgain(path: String) throws {
    let original = try StringCatalog(Corpus.bytes(path))
    for entry in original.sample(8) where entry.isPlain {
      var editor = CatalogEditor(original)
      try editor.removeKey(entry.key)
      let change = ChangedLines(from: original.bytes, to: editor.catalog.bytes)
      #expect(change.added.count <= 2)
      try editor.addKey(
        entry.key, comment: entry.comment, extractionState: entry.extractionState,
        shouldTranslate: entry.node["shouldTranslate"]?.boolean)
      for localization in entry.localizations.reversed() {
        for leaf in localization.content.leaves() {
          try editor.setText(
            leaf.unit.value, state: leaf.unit.state, key: entry.key, language: localization.language, steps: leaf.steps)
        }
      }
      #expect(editor.catalog.bytes == original.bytes, "'\(entry.key)'")
    }
  }
}

extension StringCatalog {
  /// About so many entries, spread over the file, first and last included.
  fileprivate func sample(_ count: Int) -> [CatalogEntry] {
    let all = strings
    guard all.count > count else { return all }
    return (0..<count).map { all[$0 * (all.count - 1) / (count - 1)] }
  }
}

extension CatalogEntry {
  /// True if the editor can make all of it anew.
  fileprivate var isPlain: Bool {
    let known = ["comment", "extractionState", "localizations", "shouldTranslate"]
    return node.members.allSatisfy { known.contains($0.key) }
      && localizations.allSatisfy { $0.content.substitutions.isEmpty && $0.content.stringSet == nil }
  }
}

extension CatalogContent {
  fileprivate func leaves(_ steps: [CatalogStep] = []) -> [(steps: [CatalogStep], unit: StringUnit)] {
    let own = stringUnit.map { [(steps: steps, unit: $0)] } ?? []
    return own
      + variations.flatMap { axis in
        axis.cases.flatMap { $0.content.leaves(steps + [.variation(axis: axis.name, name: $0.name)]) }
      }
  }
}
