import Foundation
import StringCatalogs
import Testing

@Suite("Reading real catalogs", .enabled(if: Corpus.isPresent, "needs the real catalogs in ../shared/corpus"))
struct CorpusReadingTests {
  @Test("Every valid catalog reads without errors and warnings", arguments: Corpus.catalogs)
  func readsCleanly(path: String) throws {
    let reading = StringCatalog.read(try Corpus.bytes(path))
    #expect(reading.problems.filter { $0.severity > .note }.map(\.message) == [])
    #expect(reading.catalog != nil)
  }

  @Test("Every text is where JSONSerialization finds it too", arguments: Corpus.catalogs)
  func agreesWithFoundation(path: String) throws {
    let bytes = try Corpus.bytes(path)
    let catalog = try StringCatalog(bytes)
    let plain = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    #expect(catalog.sourceLanguage == plain["sourceLanguage"] as? String)
    #expect(catalog.version == plain["version"] as? String)
    let strings = try #require(plain["strings"] as? [String: [String: Any]])
    #expect(catalog.strings.count == strings.count)
    for entry in catalog.strings {
      let other = try #require(strings[entry.key])
      #expect(entry.comment == other["comment"] as? String)
      #expect(entry.extractionState == other["extractionState"] as? String)
      #expect(entry.shouldTranslate == (other["shouldTranslate"] as? Bool ?? true))
      let localizations = other["localizations"] as? [String: [String: Any]] ?? [:]
      #expect(Set(entry.localizations.map(\.language)) == Set(localizations.keys))
      for localization in entry.localizations {
        #expect(leaves(localization.content) == leaves(try #require(localizations[localization.language])))
      }
    }
  }

  private func leaves(_ content: CatalogContent) -> Set<String> {
    var found = Set(content.stringSet?.values ?? [])
    if let unit = content.stringUnit { found.insert(unit.state + "/" + visible(unit.value)) }
    for axis in content.variations + content.substitutions.flatMap(\.variations) {
      for one in axis.cases { found.formUnion(leaves(one.content)) }
    }
    return found
  }

  private func leaves(_ plain: [String: Any]) -> Set<String> {
    if let value = plain["value"] as? String, let state = plain["state"] as? String {
      return [state + "/" + visible(value)]
    }
    var found = Set(plain["values"] as? [String] ?? [])
    for case let inner as [String: Any] in plain.values { found.formUnion(leaves(inner)) }
    return found
  }

  /// Foundation on Linux drops a U+FEFF at the start of a value; that is its fault, not a difference to look at here.
  private func visible(_ text: String) -> String { text.replacing("\u{FEFF}", with: "") }
}
