import PositionedJSON

/// All that a catalog says and its tables cannot say.
struct CatalogLosses {
  private(set) var losses: [ConversionLoss] = []
  private let source: String

  init(of catalog: StringCatalog, _ compiled: CompiledCatalog) {
    source = LanguageFolder.identity(of: catalog.sourceLanguage)
    for member in catalog.document.root.members
    where !["sourceLanguage", "strings", "version"].contains(member.key) {
      losses.append(unknown(member, "the catalog"))
    }
    losses += compiled.warnings.map { problem in
      ConversionLoss(
        .compiler, key: problem.key, language: problem.language, in: .catalog, at: problem.position, problem.message)
    }
    let written = Set(compiled.tables.flatMap { Array($0.strings.keys) + Array($0.stringsDict.keys) })
    for entry in catalog.strings { add(entry, isWritten: written.contains(entry.key)) }
    addLanguages(catalog)
    // A member that nobody knows is something the compiler warns of too.
    let unknown = Set(losses.filter { $0.kind == .unknownMember }.map(\.position))
    losses.removeAll { $0.kind == .compiler && unknown.contains($0.position) }
  }

  private mutating func add(_ entry: CatalogEntry, isWritten: Bool) {
    let lose = { (kind: ConversionLoss.Kind, position: JSONPosition, words: String) in
      ConversionLoss(kind, key: entry.key, in: .catalog, at: position, words)
    }
    if !isWritten { losses.append(lose(.leftOut, entry.keyPosition, "the key has no text in any table")) }
    if entry.extractionState != "manual" {
      let state = entry.extractionState.map { "'\($0)'" } ?? "extracted from code"
      losses.append(lose(.origin, entry.keyPosition, "a table does not say where a key comes from: \(state)"))
    }
    if !Self.isKept(entry.comment) {
      losses.append(lose(.comment, entry.keyPosition, "the comment is written with other space or signs"))
    }
    for member in entry.node.members {
      switch member.key {
      case "comment", "extractionState", "localizations": continue
      case "shouldTranslate":
        losses.append(lose(.origin, member.keyPosition, "a table does not say that a key is not to be translated"))
      default: losses.append(unknown(member, "the entry", key: entry.key))
      }
    }
    for localization in entry.localizations { add(localization, of: entry) }
  }

  /// Whether a comment comes back from a table as it is, out of a text and out of XML.
  private static func isKept(_ comment: String?) -> Bool {
    guard let comment else { return true }
    let entry = LegacyEntry(key: "", text: "", comment: comment)
    let isSafe =
      !comment.contains("--") && !comment.contains("*/")
      && comment.unicodeScalars.allSatisfy { scalar in
        scalar.value >= 0x20 || scalar == "\n" || scalar == "\t"
      }
    return isSafe && entry.comment?.utf8.elementsEqual(comment.utf8) == true
  }

  private func unknown(_ member: JSONMember, _ whose: String, key: String? = nil, language: String? = nil)
    -> ConversionLoss
  {
    ConversionLoss(
      .unknownMember, key: key, language: language, in: .catalog, at: member.keyPosition,
      "'\(member.key)' in \(whose) has no place in a table")
  }

  // MARK: - Localizations

  private mutating func add(_ localization: CatalogLocalization, of entry: CatalogEntry) {
    let lose = { (kind: ConversionLoss.Kind, words: String) in
      ConversionLoss(
        kind, key: entry.key, language: localization.language, in: .catalog, at: localization.position, words)
    }
    var states: Set<String> = []
    walk(localization.content.node, "the localization", entry.key, localization.language, &states)
    let others = states.subtracting(["translated"]).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    if !others.isEmpty {
      losses.append(lose(.state, "a table has no states: '\(others.joined(separator: "', '"))' becomes 'translated'"))
    }
    if localization.content.stringSet != nil {
      losses.append(lose(.changed, "phrases become a plain text"))
    }
    let isSource = LanguageFolder.identity(of: localization.language) == source
    if isSource, localization.content.stringUnit?.state == "new", entry.extractionState != "manual",
      !localization.content.hasVariations, localization.content.substitutions.isEmpty
    {
      losses.append(lose(.leftOut, "the text is left to the code, which has it"))
    }
  }

  /// Goes over a localization, or a case of a variation, for its states and for members that nobody knows.
  private mutating func walk(
    _ node: JSONNode, _ whose: String, _ key: String, _ language: String, _ states: inout Set<String>
  ) {
    for member in node.members {
      switch member.key {
      case "stringUnit", "stringSet":
        if let state = member.value["state"]?.string { states.insert(state) }
        let known = member.key == "stringUnit" ? ["state", "value"] : ["state", "values"]
        for inner in member.value.members where !known.contains(inner.key) {
          losses.append(unknown(inner, "'\(member.key)'", key: key, language: language))
        }
      case "variations":
        for one in member.value.members.flatMap({ Array($0.value.members) }) {
          walk(one.value, "the case '\(one.key)'", key, language, &states)
        }
      case "substitutions":
        for one in member.value.members { walk(substitution: one, key, language, &states) }
      default: losses.append(unknown(member, whose, key: key, language: language))
      }
    }
  }

  private mutating func walk(
    substitution: JSONMember, _ key: String, _ language: String, _ states: inout Set<String>
  ) {
    for member in substitution.value.members {
      switch member.key {
      case "argNum", "formatSpecifier": continue
      case "variations":
        for one in member.value.members.flatMap({ Array($0.value.members) }) {
          walk(one.value, "the case '\(one.key)'", key, language, &states)
        }
      default: losses.append(unknown(member, "the substitution '\(substitution.key)'", key: key, language: language))
      }
    }
  }

  private mutating func addLanguages(_ catalog: StringCatalog) {
    for language in catalog.languages where LanguageFolder.name(of: language) != language {
      let folder = LanguageFolder.name(of: language)
      losses.append(
        ConversionLoss(.language, language: language, in: .catalog, "the texts are written into \(folder).lproj"))
    }
  }
}
