import Findings
import PositionedJSON
import StringCatalogs

extension CheckedTableReader {
  /// The table of one String Catalog.
  func table(catalog bytes: [UInt8], name: String, file: String) -> CheckedTable {
    let reading = StringCatalog.read(bytes)
    return CheckedTable(
      owner: owner, languages: languages, name: name, files: [file],
      source: .catalog(reading.catalog, problems: reading.problems),
      sourceLanguage: reading.catalog?.sourceLanguage ?? languages.developmentRegion,
      entries: reading.catalog.map { Self.entries(of: $0, file) } ?? [])
  }

  private static func entries(of catalog: StringCatalog, _ file: String) -> [CheckedEntry] {
    let entries = catalog.strings.map { entry(of: $0, file) }
    return entries.lastOfEach(\.key)
  }

  private static func entry(of entry: CatalogEntry, _ file: String) -> CheckedEntry {
    CheckedEntry(
      key: entry.key, place: SourcePlace(file: file, at: entry.keyPosition), comment: entry.comment,
      extractionState: entry.extractionState, shouldTranslate: entry.shouldTranslate,
      generatesSymbol: entry.generatesSymbol,
      localizations: entry.localizations.map { localization(of: $0, file) }.lastOfEach(\.language)
        .sorted { $0.language.utf8.lexicographicallyPrecedes($1.language.utf8) })
  }

  private static func localization(of localization: CatalogLocalization, _ file: String) -> CheckedLocalization {
    let content = localization.content
    if let unit = content.onlyUnit { return plain(unit, of: localization, file) }
    return CheckedLocalization(
      language: localization.language, place: SourcePlace(file: file, at: localization.position),
      leaves: leaves(of: content, file),
      substitutions: content.substitutions.map { substitution in
        CheckedSubstitution(
          name: substitution.name, place: SourcePlace(file: file, at: substitution.position),
          argNum: substitution.argNum, formatSpecifier: substitution.formatSpecifier)
      }, phrases: content.stringSet?.values)
  }

  /// One text that varies by nothing, as most are.
  private static func plain(
    _ unit: StringUnit, of localization: CatalogLocalization, _ file: String
  ) -> CheckedLocalization {
    CheckedLocalization(
      language: localization.language, place: SourcePlace(file: file, at: localization.position),
      leaves: [
        CheckedLeaf(
          path: [], text: unit.value, state: unit.state, place: SourcePlace(file: file, at: unit.valuePosition))
      ])
  }

  private static func leaves(of content: CatalogContent, _ file: String) -> [CheckedLeaf] {
    content.forms.map { form in
      CheckedLeaf(
        path: form.path.map(CheckedLeaf.Step.init), text: form.text, state: form.state ?? "",
        place: SourcePlace(file: file, at: form.position))
    }
  }
}

extension CheckedLeaf.Step {
  /// The step of a form: variables are called substitutions here.
  init(_ step: TextForm.Step) {
    switch step {
    case .device(let name): self.init("device", name)
    case .width(let width): self.init("width", String(width))
    case .variable(let name): self.init("substitution", name)
    case .plural(let name): self.init("plural", name)
    case .other(let axis, let name): self.init(axis, name)
    case .phrase(let index): self.init("phrase", String(index))
    }
  }
}

extension SourcePlace {
  /// A place in a file; where no position is known the file alone.
  init(file: String, at position: JSONPosition?) {
    self.init(file: file, line: position?.line, column: position?.column)
  }
}

extension Array {
  /// Of the elements with one name only the last, the rest in their order.
  func lastOfEach(_ name: (Element) -> String) -> [Element] {
    // Names that ascend, as Xcode writes them, are all different.
    if zip(self, dropFirst()).allSatisfy({ name($0) < name($1) }) { return self }
    var last: [String: Int] = Dictionary(minimumCapacity: count)
    for (index, element) in enumerated() { last[name(element)] = index }
    if last.count == count { return self }
    return indices.filter { last[name(self[$0])] == $0 }.map { self[$0] }
  }
}
