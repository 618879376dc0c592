import PositionedJSON

/// A catalog that is put together out of the files of all languages of a legacy table.
struct CatalogDraft {
  /// One language of the table.
  struct Language {
    var folder: String
    /// As the catalog spells it.
    var code: String
    var strings: LegacyFileReading
    var stringsDict: LegacyFileReading
  }

  private let source: String
  /// The source language first, the others by the bytes of their folders.
  private let languages: [Language]
  private var entries: [String: JSONFragment] = [:]
  private(set) var losses: [ConversionLoss] = []

  init(_ languages: [Language], source: String) {
    self.source = source
    self.languages = languages
    losses = languages.flatMap { $0.strings.losses + $0.stringsDict.losses }
    for key in Set(languages.flatMap { Array($0.strings.entries.keys) + Array($0.stringsDict.entries.keys) }) {
      add(key)
    }
    verify()
  }

  /// The file as Xcode writes it.
  var bytes: [UInt8] {
    let root = JSONFragment.object([
      .init("sourceLanguage", .string(source)), .init("strings", .sorted(entries)), .init("version", .string("1.0")),
    ])
    return root.rendered(in: [.xcode], indentation: "")
  }

  private mutating func add(_ key: String) {
    var localizations: [String: JSONFragment] = [:]
    var absent: [String] = []
    for language in languages {
      let (plain, rule) = (language.strings.entries[key], language.stringsDict.entries[key])
      let plainText = plain?.entry.value.string
      let entry = rule.flatMap { StringsDictEntry($0.entry.value) }
      if plainText == nil, entry == nil {
        // A value that is no text was said to be left out.
        if plain == nil, rule == nil { absent.append(language.code) }
        continue
      }
      let text = LegacyText(plain: plainText, rule: entry)
      addLosses(of: text, key, language)
      let draft = LocalizationDraft(of: text, key: key, language: language.code)
      localizations[language.code] = draft.content
      addLosses(of: draft, key, language)
    }
    if !absent.isEmpty {
      let words = "there is no text in \(absent.joined(separator: ", ")), which a catalog shows as not translated"
      losses.append(ConversionLoss(.missing, key: key, in: .strings, words))
    }
    guard !localizations.isEmpty else { return }
    var members: [JSONFragment.Member] = [
      .init("extractionState", .string("manual")), .init("localizations", .sorted(localizations)),
    ]
    if let comment = comment(of: key) { members.append(.init("comment", .string(comment))) }
    entries[key] = .sorted(members)
  }

  /// The first comment of a key; others are lost.
  private mutating func comment(of key: String) -> String? {
    var comment: String?
    for language in languages {
      for (file, found) in [
        (ConversionLoss.File.strings, language.strings.entries[key]), (.stringsDict, language.stringsDict.entries[key]),
      ] {
        guard let found, let other = found.entry.comment else { continue }
        guard let first = comment else {
          comment = other
          continue
        }
        guard !first.utf8.elementsEqual(other.utf8) else { continue }
        losses.append(
          ConversionLoss(
            .comment, key: key, language: language.folder, in: file, at: found.position,
            "the comment is another one than that which the catalog has for all languages"))
      }
    }
    return comment
  }

  // MARK: - Losses

  private mutating func addLosses(of text: LegacyText, _ key: String, _ language: Language) {
    if text.isMoved {
      lose(.moved, key, language, in: .stringsDict, "the text has no rule: it is compiled into the .strings file")
    }
    if text.isShadowed {
      lose(.shadowed, key, language, in: .strings, "the .stringsdict file has the text that is found")
    }
  }

  private mutating func addLosses(of draft: LocalizationDraft, _ key: String, _ language: Language) {
    if draft.content == nil {
      lose(.leftOut, key, language, in: .stringsDict, "a catalog cannot have the entry: \(draft.reason)")
    } else if !draft.isExact {
      lose(
        .changed, key, language, in: .stringsDict,
        "a catalog has no place for all of the rule: for variables that the text does not name, another rule type than"
          + " NSStringPluralRuleType, or no value type")
    }
  }

  private mutating func lose(
    _ kind: ConversionLoss.Kind, _ key: String, _ language: Language, in file: ConversionLoss.File, _ words: String
  ) {
    let reading = file == .strings ? language.strings : language.stringsDict
    let position = reading.entries[key]?.position
    losses.append(ConversionLoss(kind, key: key, language: language.folder, in: file, at: position, words))
  }

  /// Compiles the whole and names every difference that nothing was said about.
  private mutating func verify() {
    let compiled = StringCatalog.compile(bytes)
    losses += compiled.errors.map { error in
      ConversionLoss(.compiler, key: error.key, language: error.language, in: .catalog, error.message)
    }
    let ofValues: [ConversionLoss.Kind] = [.changed, .leftOut, .moved, .shadowed, .unknownMember]
    let named = Set(losses.filter { ofValues.contains($0.kind) }.map { [$0.key ?? "", $0.language ?? ""] })
    let tables = Dictionary(compiled.tables.map { (LanguageFolder.identity(of: $0.folder), $0) }) { first, _ in first }
    for language in languages {
      let table = tables[LanguageFolder.identity(of: language.code)] ?? CompiledTable(folder: language.folder)
      let (strings, rules) = (language.strings.strings, language.stringsDict.stringsDict)
      for key in Set(Array(strings.keys) + Array(rules.keys)) where !named.contains([key, language.folder]) {
        guard table.strings[key] != strings[key] || table.stringsDict[key] != rules[key] else { continue }
        let file: ConversionLoss.File = rules[key] == nil ? .strings : .stringsDict
        lose(.changed, key, language, in: file, "compiling the catalog gives another text")
      }
    }
  }
}
