import Findings
import LocalizationRuntime
import OwnershipManifest
import StringCatalogs

extension OwnerContent {
  /// Takes what a built bundle of the owner holds: keys, where they stand, and the texts that are translated from. What
  /// the owner's own resources said already stands.
  ///
  /// - Parameters:
  ///   - developmentRegion: Of the bundle, else of the app.
  ///   - others: Keys by table of the other owners in the bundle.
  mutating func add(
    _ bundle: BuiltBundle, in files: ProductFiles, developmentRegion: String, besides others: [[String: Set<String>]]
  ) {
    for file in bundle.files where file.problem != nil {
      damagedFiles[
        String(file.path.dropFirst(bundle.layout.resources.isEmpty ? 0 : bundle.layout.resources.utf8.count + 1))] =
        file.place(in: files)
    }
    for (table, keys) in bundle.rawKeys {
      self.keys[table, default: []].formUnion(keys.filter { !others.have($0, in: table) })
    }
    for table in bundle.tableNames { add(table, of: bundle, in: files, developmentRegion, others) }
  }

  private mutating func add(
    _ table: String, of bundle: BuiltBundle, in files: ProductFiles, _ developmentRegion: String,
    _ others: [[String: Set<String>]]
  ) {
    let localizations = bundle.localizations(of: table)
    let source = LegacySource.localization(among: localizations, developmentRegion: developmentRegion)
    for localization in [source].compactMap({ $0 }) + localizations.filter({ $0 != source }) {
      addKeys(of: table, in: localization, of: bundle, files, others)
    }
    guard let source, !hasSource(table) else { return }
    let strings = bundle.tables.strings(table, localization: source).entriesOrNone
    addSource(
      of: table, strings: strings, stringsDict: bundle.tables.stringsDict(table, localization: source).entriesOrNone)
    addObjectTexts(of: table, strings, bundle, files)
  }

  private mutating func addKeys(
    of table: String, in localization: String, of bundle: BuiltBundle, _ files: ProductFiles,
    _ others: [[String: Set<String>]]
  ) {
    let keys = bundle.keys(of: table, in: localization)
    let file = bundle.files.first { $0.table == table && $0.localization == localization }
    let place = file.map { files.place($0.path) } ?? files.place(bundle.path)
    for key in keys where self.keys[table]?.contains(key) != true && !others.have(key, in: table) {
      self.keys[table, default: []].insert(key)
      let name = KeyName(table: table, key: key)
      if places[name] == nil { places[name] = place }
    }
  }

  /// A key that names an object of a storyboard beside the table: where the table lacks it, the storyboard's own text is
  /// shown.
  private mutating func addObjectTexts(
    of table: String, _ source: StringsTable, _ bundle: BuiltBundle, _ files: ProductFiles
  ) {
    guard bundle.hasInterface(table, in: files) else { return }
    for key in keys[table, default: []] where Self.namesObject(key) {
      let name = KeyName(table: table, key: key)
      guard codeTexts[name] == nil else { continue }
      codeTexts[name] = CodeText(
        text: source[key] ?? key, origin: .interfaceBuilder, place: places[name] ?? files.place(bundle.path))
    }
  }

  /// `x3v-GG-iWU.title`
  private static func namesObject(_ key: String) -> Bool {
    let object = key.prefix { $0 != "." }
    let parts = object.split(separator: "-", omittingEmptySubsequences: false)
    return object.endIndex != key.endIndex && parts.map(\.count) == [3, 2, 3]
      && parts.joined().allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }
}

extension [[String: Set<String>]] {
  fileprivate func have(_ key: String, in table: String) -> Bool { contains { $0[table]?.contains(key) == true } }
}

extension BuiltBundle {
  /// Whether an Interface Builder file of that name lies in the bundle.
  fileprivate func hasInterface(_ name: String, in files: ProductFiles) -> Bool {
    let folders = [layout.resources] + self.folders.map { RelativeName.joined(layout.resources, "\($0).lproj") }
    return folders.contains { folder in
      ["storyboardc", "nib"].contains { files.entry(RelativeName.joined(folder, "\(name).\($0)")) != nil }
    }
  }
}

extension TableFile where Entries: ExpressibleByDictionaryLiteral {
  /// The entries; none where the file is absent or unreadable.
  fileprivate var entriesOrNone: Entries { if case .entries(let entries) = self { entries } else { [:] } }
}
