import PositionedJSON
import StringCatalogs
import Testing

/// There and back: nothing is other than it was but what the lists name.
@Suite struct TableRoundTripTests {
  /// The tables by the identity of their language.
  private func tables(_ languages: [LegacyLanguage]) throws -> [String: CompiledTable] {
    var tables: [String: CompiledTable] = [:]
    for language in languages {
      var table = CompiledTable(folder: language.folder)
      table.strings = try language.strings.map(StringsFile.read) ?? [:]
      table.stringsDict = try language.stringsDict.map(StringsDictFile.read) ?? [:]
      tables[language.folder] = table
    }
    return tables
  }

  /// Keys that differ between two sets of tables, with the folder.
  private func differences(_ left: [String: CompiledTable], _ right: [String: CompiledTable]) -> Set<[String]> {
    var differences: Set<[String]> = []
    for folder in Set(left.keys).union(right.keys) {
      let (one, other) = (left[folder], right[folder])
      for key in Set(one.map { Array($0.strings.keys) + Array($0.stringsDict.keys) } ?? [])
        .union(other.map { Array($0.strings.keys) + Array($0.stringsDict.keys) } ?? [])
      where one?.strings[key] != other?.strings[key] || one?.stringsDict[key] != other?.stringsDict[key] {
        differences.insert([key, folder])
      }
    }
    return differences
  }

  private func named(_ losses: [ConversionLoss]) -> Set<[String]> {
    let ofValues: [ConversionLoss.Kind] = [.changed, .leftOut, .moved, .shadowed]
    return Set(losses.filter { ofValues.contains($0.kind) }.map { [$0.key ?? "", $0.language ?? ""] })
  }

  @Test(arguments: EntryMovingTests.sources)
  func `a catalog, its tables and the catalog of these compile to the same`(source: EntryMovingTests.Source) throws {
    let catalog = try source.catalog()
    let compiled = catalog.compile()
    if compiled.isRejected { return }
    let converted = try TableConversion.tables(of: catalog)
    let before = Dictionary(compiled.tables.map { ($0.folder, $0) }) { first, _ in first }
    #expect(try differences(before, tables(converted.languages)).isEmpty)
    let back = try TableConversion.catalog(of: converted.languages, sourceLanguage: catalog.sourceLanguage)
    let again = StringCatalog.compile(back.bytes)
    #expect(!again.isRejected)
    let after = Dictionary(again.tables.map { ($0.folder, $0) }) { first, _ in first }
    let unnamed = differences(before, after).subtracting(named(back.losses))
    #expect(unnamed.isEmpty)
    // What a compiler wrote can be written again, but for texts in a file that is not theirs.
    #expect(back.losses.allSatisfy { ![.changed, .leftOut, .shadowed].contains($0.kind) })
    for entry in try StringCatalog(back.bytes).strings {
      let comment = catalog.entry(entry.key)?.comment
      let isNamed = converted.losses.contains { $0.kind == .comment && $0.key == entry.key }
      #expect(entry.comment == comment || isNamed, "'\(entry.key)'")
    }
  }

  // MARK: - Tables at random

  private static let texts = [
    "x", "%lld items", "%d of %@", "%2$d %1$@", "100%", "%%", "", "%#@a@", "%arg", "%1$#@b@ in %#@a@", "two\nlines",
    "\"",
    "no number", "%.1f km",
  ]

  private static func rule(_ generator: inout Seeded) -> StringsDictEntry.PluralRule {
    let categories = ["zero", "one", "two", "few", "many", "other"].shuffled(using: &generator)
    let forms = categories.prefix(Int.random(in: 1...4, using: &generator)).map { category in
      (category, texts.randomElement(using: &generator) ?? "")
    }
    let isOdd = Int.random(in: 0..<12, using: &generator) == 0
    return .init(
      specType: isOdd ? nil : "NSStringPluralRuleType",
      valueType: ["lld", "d", "lld", "f", nil][Int.random(in: 0..<5, using: &generator)],
      forms: Dictionary(forms) { $1 })
  }

  private static func entry(_ generator: inout Seeded, depth: Int = 0) -> StringsDictEntry {
    switch Int.random(in: depth > 0 ? 2..<10 : 0..<12, using: &generator) {
    case 0: return StringsDictEntry(plainText: texts.randomElement(using: &generator))
    case 1: return StringsDictEntry(widthRule: [.init(width: 5, text: "a"), .init(width: 9, text: "b")])
    case 10, 11:
      var devices: [String: StringsDictVariant] = [:]
      for name in ["mac", "iphone", "ipad", "other"] where Bool.random(using: &generator) {
        devices[name] =
          Bool.random(using: &generator)
          ? .text(texts.randomElement(using: &generator) ?? "") : .entry(entry(&generator, depth: depth + 1))
      }
      return StringsDictEntry(deviceRule: devices)
    case 2, 3:
      return StringsDictEntry(
        formatKey: ["%#@value@", "%2$#@value@"].randomElement(using: &generator), variables: ["value": rule(&generator)]
      )
    default:
      return StringsDictEntry(
        formatKey: ["%#@a@", "%1$#@a@ %2$#@b@", "%#@a@ and %#@b@", "%2$#@a@ (%2$#@a@)", "%1$#@a@ %2$#@a@", "x"]
          .randomElement(using: &generator),
        variables: ["a": rule(&generator), "b": rule(&generator)])
    }
  }

  @Test(arguments: 0..<6) func `tables, their catalog and the tables of this are the same`(seed: Int) throws {
    var generator = Seeded(state: UInt64(seed))
    for _ in 0..<120 {
      let languages = ["en", "de", "ja", "pt-BR"].map { folder in
        var strings: StringsTable = [:]
        var rules: StringsDictTable = [:]
        for key in ["k1", "k2 %lld", "%@ k3", "k4", "é", ""] {
          if Bool.random(using: &generator) { strings[key] = Self.texts.randomElement(using: &generator) }
          if Bool.random(using: &generator) { rules[key] = Self.entry(&generator) }
        }
        let format = TableFormat.allCases[Int.random(in: 0..<3, using: &generator)]
        return LegacyLanguage(
          folder: folder, strings: StringsFile.write(strings, as: format),
          stringsDict: StringsDictFile.write(rules, as: format))
      }
      let converted = try TableConversion.catalog(of: languages, sourceLanguage: "en")
      #expect(converted.losses.allSatisfy { $0.kind != .compiler })
      let catalog = try StringCatalog(converted.bytes)
      #expect(catalog.problems().allSatisfy { !$0.stopsCompilation })
      let back = try TableConversion.tables(of: catalog)
      let unnamed = try differences(tables(languages), tables(back.languages)).subtracting(named(converted.losses))
      #expect(unnamed.isEmpty)
    }
  }

  @Test func `the list is the same in every run`() throws {
    var generator = Seeded(state: 5)
    let rules = Dictionary((0..<30).map { ("k\($0)", Self.entry(&generator)) }) { $1 }
    let table = LegacyLanguage(folder: "en", strings: nil, stringsDict: StringsDictFile.write(rules, as: .xml))
    let first = try TableConversion.catalog(of: [table], sourceLanguage: "en")
    for _ in 0..<5 { #expect(try TableConversion.catalog(of: [table], sourceLanguage: "en") == first) }
  }
}
