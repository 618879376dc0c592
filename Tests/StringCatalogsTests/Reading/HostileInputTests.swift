import Foundation
import PositionedJSON
import StringCatalogs
import Testing

@Suite("Catalogs from hostile hands")
struct HostileInputTests {
  private static let seed = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "a\\u00e9 \\ud83d\\ude00 \\"" : {
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "new", "value" : "Größe 日本 😀 \\n" } },
            "ru" : { "variations" : { "plural" : { "few" : { "stringUnit" : { "state" : "", "value" : "x" } } } } },
            "fr" : { "stringUnit" : { "state" : "new", "value" : "%#@n@" }, "substitutions" : { "n" : {
              "argNum" : 1, "variations" : { "plural" : { "other" : { "stringUnit" : { "state" : "", "value" : "" } } } } } } }
          }, "shouldTranslate" : true
        }
      },
      "version" : "1.0"
    }
    """

  /// Reads all there is to read; what matters is that it comes back.
  @discardableResult
  private func readAll(_ bytes: [UInt8]) -> Int {
    let reading = StringCatalog.read(bytes)
    guard let catalog = reading.catalog else { return reading.problems.count }
    var total = catalog.languages.count
    for entry in catalog.strings {
      total += entry.key.count + (entry.comment?.count ?? 0)
      for localization in entry.localizations { total += count(localization.content) }
    }
    return total + reading.problems.reduce(0) { $0 + $1.message.count }
  }

  private func count(_ content: CatalogContent) -> Int {
    let axes = content.variations + content.substitutions.flatMap(\.variations)
    return (content.stringUnit?.value.count ?? 0) + (content.stringSet?.values.count ?? 0)
      + axes.reduce(0) { $0 + $1.cases.reduce(0) { $0 + count($1.content) } }
  }

  @Test("Every cut of a catalog is one problem at or before the cut, and never a catalog")
  func everyPrefix() throws {
    let bytes = Array(Self.seed.utf8)
    for length in 0..<bytes.count {
      let reading = StringCatalog.read(Array(bytes[..<length]))
      #expect(reading.catalog == nil)
      let problem = try #require(reading.problems.first)
      #expect(reading.problems.count == 1 && problem.severity == .error && problem.position.offset <= length)
    }
    #expect(StringCatalog.read(bytes).problems.isEmpty)
  }

  @Test("Flipped, removed, doubled and foreign bytes are survived", arguments: 0..<8 as Range<UInt64>)
  func mutations(seed: UInt64) {
    var random = SplitMix(state: seed)
    let original = Array(Self.seed.utf8)
    for _ in 0..<400 {
      var bytes = original
      for _ in 0...random.below(4) {
        let index = random.below(bytes.count)
        switch random.below(4) {
        case 0: bytes[index] ^= UInt8(1 << random.below(8))
        case 1: bytes.remove(at: index)
        case 2: bytes.insert(bytes[random.below(bytes.count)], at: index)
        default: bytes[index] = UInt8(random.below(256))
        }
      }
      readAll(bytes)
      if let catalog = StringCatalog.read(bytes).catalog { edit(catalog) }
    }
  }

  /// Edits what was read; it may throw, but what it makes must be JSON and hold the text.
  private func edit(_ catalog: StringCatalog) {
    guard let key = catalog.strings.first?.key else { return }
    var editor = CatalogEditor(catalog)
    try? editor.addKey("added", comment: "c")
    try? editor.removeVariation(key: key, language: "ru", steps: [.variation(axis: "plural", name: "few")])
    try? editor.removeLocalization(key: key, language: "de")
    guard (try? editor.setText("new", state: "s", key: key, language: "it")) != nil else { return }
    #expect(editor.catalog.entry(key)?.localization("it")?.content.stringUnit?.value == "new")
  }

  @Test("Random bytes are survived", arguments: 0..<4 as Range<UInt64>)
  func noise(seed: UInt64) {
    var random = SplitMix(state: seed)
    let alphabet = Array("{}[]\":,\\u0 \n<=>/\u{FEFF}é1e-t".utf8) + [0xFF, 0xFE, 0x00, 0x80]
    for _ in 0..<500 { readAll((0..<random.below(64)).map { _ in alphabet[random.below(alphabet.count)] }) }
  }

  @Test("Nesting bombs are errors at a place", arguments: ["[", "{\"a\":", "{\"strings\":{\"k\":{\"localizations\":"])
  func nesting(opening: String) throws {
    let reading = StringCatalog.read(Array(String(repeating: opening, count: 50_000).utf8))
    #expect(reading.catalog == nil)
    let problem = try #require(reading.problems.first)
    #expect(problem.message.hasPrefix("objects and arrays nested deeper than 512 levels"))
    #expect(problem.position.line == 1 && problem.position.column > 512)
  }

  @Test("Variations nested to the limit are read and judged")
  func deepVariations() {
    let depth = 160
    let text =
      "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\"k\":{\"localizations\":{\"de\":"
      + String(repeating: "{\"variations\":{\"plural\":{\"other\":", count: depth) + "{}"
      + String(repeating: "}}}", count: depth) + "}}}}"
    let reading = StringCatalog.read(Array(text.utf8))
    #expect(reading.problems.map(\.kind) == [.missingMember])
    readAll(Array(text.utf8))
  }

  @Test(
    "Older versions of real catalogs that are not valid give placed errors",
    .enabled(if: Corpus.isPresent, "needs the real catalogs in ../shared/corpus"), arguments: Corpus.broken)
  func brokenCorpus(path: String) throws {
    let reading = StringCatalog.read(try Corpus.bytes(path))
    let error = try #require(reading.problems.first { $0.severity == .error })
    #expect(error.kind == .trailingComma && error.position.line > 1)
  }
}

/// A small generator whose numbers are the same everywhere; Steele, Lea and Flood, "Fast splittable pseudorandom number generators".
private struct SplitMix {
  var state: UInt64

  mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
  }
}
