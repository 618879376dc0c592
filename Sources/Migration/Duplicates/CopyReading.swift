import Findings
import Ownership

/// Reads what a table says under one key.
struct CopyReading {
  let table: CheckedTable
  let entry: CheckedEntry
  let developmentRegion: String

  /// The language that the copy is translated from; of a legacy table, whose folder may be `Base`, the development region.
  var sourceLanguage: String { table.isCatalog ? table.sourceLanguage : developmentRegion }

  /// In byte order of the languages. A key may be its own source text.
  var texts: [CopyText] {
    var texts = entry.localizations.filter { !$0.leaves.isEmpty }.map { localization in
      CopyText(
        language: localization.language == table.sourceLanguage ? sourceLanguage : localization.language,
        forms: CopyForms.forms(of: localization))
    }
    if table.isCatalog, entry.isItsOwnText, !table.isSystemTable,
      !texts.contains(where: { $0.language == sourceLanguage })
    {
      texts.append(
        CopyText(language: sourceLanguage, forms: [.init(name: CopyReading.plainForm, text: entry.key, state: "")]))
    }
    return texts.sorted { $0.language.utf8.lexicographicallyPrecedes($1.language.utf8) }
  }

  /// What the texts vary by, in byte order.
  var variations: [String] {
    Set(entry.localizations.flatMap(CopyForms.axes)).sorted()
  }

  /// As the way to a plain text is called.
  static let plainForm = CheckedLeaf(path: [], text: "", state: "", place: .init(file: "")).form

  // MARK: - The source text

  private var source: CheckedLocalization? {
    entry.localization(table.sourceLanguage).flatMap { $0.leaves.isEmpty ? nil : $0 }
  }

  /// The source text whatever it varies by: the plain one, or that of the forms for everything else, with the parts that
  /// vary by themselves put in. Nil where there is no such text.
  var generalSource: String? {
    guard let source else { return texts.first { $0.language == sourceLanguage }?.forms.first?.text }
    let outer = source.leaves.filter { $0.substitution == nil }
    guard let general = Self.general(outer) else { return nil }
    return source.substitutions.reduce(general) { text, substitution in
      let forms = source.leaves.filter { $0.substitution == substitution.name }
      let form = Self.general(forms) ?? ""
      let argument = "%" + (substitution.formatSpecifier ?? "@")
      return text.replacing("%#@\(substitution.name)@", with: form.replacing("%arg", with: argument))
    }
  }

  /// The text for everything else.
  private static func general(_ leaves: [CheckedLeaf]) -> String? {
    let others = leaves.filter { $0.path.allSatisfy { $0.axis == "substitution" || $0.name == "other" } }
    return others.first?.text ?? (leaves.count == 1 ? leaves.first?.text : nil)
  }

  /// What the source text reads at each position, in all of its forms; what the key has where there is none.
  var arguments: [Int: Set<ValueType.Class>] {
    guard let source else { return Self.classes(ArgumentMap(entry.specifiers, at: entry.place)) }
    return source.leaves.filter { $0.substitution == nil }.map { Self.classes(ArgumentMap($0, in: source)) }
      .reduce(into: [:]) { $0.merge($1) { $0.union($1) } }
  }

  private static func classes(_ map: ArgumentMap) -> [Int: Set<ValueType.Class>] {
    Dictionary(uniqueKeysWithValues: map.positions.map { ($0, Set(map.classes(at: $0))) })
  }
}
