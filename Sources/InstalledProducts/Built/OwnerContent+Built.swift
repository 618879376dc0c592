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
    guard !hasSource(table) else { return }
    guard let source else {
      addObjectTexts(of: table, [:], bundle, files)
      return
    }
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

  /// A key that names an object of a storyboard beside the table, or a text of the definition of Siri's intents: where
  /// the table lacks it, that file's own text is shown.
  private mutating func addObjectTexts(
    of table: String, _ source: StringsTable, _ bundle: BuiltBundle, _ files: ProductFiles
  ) {
    let isInterface = bundle.has(table, withSuffixes: ["storyboardc", "nib", "plist"], in: files)
    guard isInterface || bundle.has(table, withSuffixes: ["intentdefinition"], in: files) else { return }
    for key in keys[table, default: []] where isInterface ? Self.namesObject(key) : Self.namesIntentText(key) {
      let name = KeyName(table: table, key: key)
      guard codeTexts[name] == nil else { continue }
      codeTexts[name] = CodeText(
        text: source[key] ?? key, origin: .interfaceBuilder, place: places[name] ?? files.place(bundle.path))
    }
  }

  /// `x3v-GG-iWU.title`; `112.title` in old files; `menu-item.title` where somebody named the object.
  private static func namesObject(_ key: String) -> Bool {
    let parts = key.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let first = parts[1].first, first.isLowercase || parts[1].hasPrefix("AX") else {
      return false
    }
    let object = parts[0]
    return object.contains { $0 == "-" || $0.isNumber }
      && object.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
  }

  /// `aB3xZ9`, and `aB3xZ9-kq9PLm` for a text of a parameter's value.
  private static func namesIntentText(_ key: String) -> Bool {
    key.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { part in
      part.count == 6 && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
  }
}

extension [[String: Set<String>]] {
  fileprivate func have(_ key: String, in table: String) -> Bool { contains { $0[table]?.contains(key) == true } }
}

extension BuiltBundle {
  /// Whether a file of that name, from which a table's keys come, lies in the bundle.
  fileprivate func has(_ name: String, withSuffixes suffixes: [String], in files: ProductFiles) -> Bool {
    let folders = [layout.resources] + self.folders.map { RelativeName.joined(layout.resources, "\($0).lproj") }
    return folders.contains { folder in
      suffixes.contains { files.entry(RelativeName.joined(folder, "\(name).\($0)")) != nil }
    }
  }
}
