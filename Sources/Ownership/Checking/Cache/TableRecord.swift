import CallSites
import Findings
import OwnershipManifest

/// What is kept of a catalog: all but its texts, and what the rules about one table said of it.
struct TableRecord {
  var sourceLanguage: String
  /// Without their texts.
  var entries: [CheckedEntry]
  var languages: TableLanguages
  var wordless: Set<String>
  var hasCountedTexts: Bool
  var drafts: [Draft]

  init(of table: CheckedTable, _ drafts: [Draft]) {
    sourceLanguage = table.sourceLanguage
    entries = table.entries
    languages = table.presence
    wordless = table.wordless
    hasCountedTexts = !table.countedTexts.isEmpty
    self.drafts = drafts
  }

  // MARK: - Bytes

  var packed: [UInt8] {
    var bytes = PackedBytes()
    bytes.write(sourceLanguage)
    bytes.write(hasCountedTexts)
    bytes.write(wordless.sorted())
    bytes.write(languages.present)
    bytes.write(languages.serving.count)
    for (required, language) in languages.serving {
      bytes.write(required)
      bytes.write(language)
    }
    let standings = languages.standings.sorted { $0.key < $1.key }
    bytes.write(standings.map(\.key))
    bytes.write(standings.map(\.value.rawValue))
    bytes.write(entries.map(KeptEntry.init))
    bytes.write(drafts)
    return bytes.bytes
  }

  /// Nil where the bytes are not those of a record.
  init?(_ bytes: ArraySlice<UInt8>, of languages: OwnerLanguages, file: String) {
    var reader = PackedReader(bytes)
    guard let read = try? Self(from: &reader, languages, file), reader.isAtEnd else { return nil }
    self = read
  }

  private init(
    from bytes: inout PackedReader, _ owner: OwnerLanguages, _ file: String
  ) throws(PackedReader.Damage) {
    sourceLanguage = try bytes.text()
    hasCountedTexts = try bytes.flag()
    wordless = Set(try bytes.values())
    let present: [String] = try bytes.values()
    var serving: [(required: String, language: String?)] = []
    for _ in 0..<max(0, try bytes.number()) { serving.append((try bytes.text(), try bytes.optional())) }
    let names: [String] = try bytes.values()
    let standings: [String] = try bytes.values()
    languages = TableLanguages(
      owner: owner, present: present, serving: serving,
      standings: Dictionary(
        zip(names, standings.compactMap(TableLanguages.Standing.init)), uniquingKeysWith: { first, _ in first }))
    let kept: [KeptEntry] = try bytes.values()
    entries = kept.map { $0.entry(in: file) }
    drafts = try bytes.values()
  }
}

/// An entry without its texts.
private struct KeptEntry: Packed {
  var key: String
  var comment: String?
  var extractionState: String?
  var shouldTranslate: Bool
  var generatesSymbol: Bool
  var line: Int
  var column: Int

  init(_ entry: CheckedEntry) {
    key = entry.key
    comment = entry.comment
    extractionState = entry.extractionState
    shouldTranslate = entry.shouldTranslate
    generatesSymbol = entry.generatesSymbol
    line = entry.place.line ?? 0
    column = entry.place.column ?? 0
  }

  func entry(in file: String) -> CheckedEntry {
    CheckedEntry(
      key: key, place: SourcePlace(file: file, line: line == 0 ? nil : line, column: column == 0 ? nil : column),
      comment: comment, extractionState: extractionState, shouldTranslate: shouldTranslate,
      generatesSymbol: generatesSymbol)
  }

  func pack(into bytes: inout PackedBytes) {
    bytes.write(key)
    bytes.write(comment)
    bytes.write(extractionState)
    bytes.write(shouldTranslate)
    bytes.write(generatesSymbol)
    bytes.write(line)
    bytes.write(column)
  }

  init(from bytes: inout PackedReader) throws(PackedReader.Damage) {
    key = try bytes.text()
    comment = try bytes.optional()
    extractionState = try bytes.optional()
    shouldTranslate = try bytes.flag()
    generatesSymbol = try bytes.flag()
    line = try bytes.number()
    column = try bytes.number()
  }
}
