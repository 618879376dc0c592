import Findings
import LocalizationRuntime
import OwnershipManifest
import PositionedJSON
import StringCatalogs

extension OwnerReader {
  /// Takes a catalog's keys and, unless the owner copies catalogs as they are, its compiled tables.
  mutating func readCatalog(_ bytes: [UInt8], of table: String, _ path: String, localization: String) {
    let file = manifest.projectPath(path)
    let isCompiled = isCompiled(localization: localization)
    let catalog: StringCatalog
    do {
      catalog = try StringCatalog(bytes)
    } catch {
      errors.append(InputError(file: file, position: error.position, message: error.message))
      return
    }
    addKeys(of: catalog, table, file)
    let compiled = catalog.compile()
    if isCompiled {
      errors += compiled.errors.map { InputError(file: file, position: $0.position, message: $0.text) }
      content.sharedFolders += Self.sharedFolders(of: compiled, file)
      if localization == "mul" { content.folders.remove("mul") }
      for language in compiled.tables { put(language, table) }
    } else {
      content.files[prefix(of: localization) + table + ResourceFile.Kind.catalog.rawValue] = .bytes(bytes)
      content.rawCatalogs.insert(table)
    }
    addSource(of: catalog, table, compiled)
  }

  /// One for each folder that two codes of the catalog are compiled to.
  private static func sharedFolders(of compiled: CompiledCatalog, _ file: String) -> [SharedFolder] {
    var known: Set<String> = []
    return compiled.warnings.compactMap { warning in
      guard let folder = warning.sharedFolder, known.insert(folder).inserted else { return nil }
      let place = SourcePlace(file: file, line: warning.position.line, column: warning.position.column)
      return SharedFolder(folder: folder, message: warning.message, place: place)
    }
  }

  /// Notes the keys of a catalog with their places; of a repeated key the last, which is the one that counts.
  private mutating func addKeys(of catalog: StringCatalog, _ table: String, _ file: String) {
    var keys = content.keys[table, default: []]
    for entry in catalog.strings {
      let key = entry.key
      let position = entry.keyPosition
      keys.insert(key)
      let name = OwnerContent.KeyName(table: table, key: key)
      content.places[name] = SourcePlace(file: file, line: position.line, column: position.column)
      if !entry.shouldTranslate { content.invariantKeys.insert(name) }
      if entry.extractionState == "stale" { content.staleKeys.insert(name) }
      content.codeTexts[name] = CodeText(of: entry, sourceLanguage: catalog.sourceLanguage, file: file)
    }
    content.keys[table] = keys
  }

  /// Puts the tables of one language where they lie in a bundle.
  private mutating func put(_ compiled: CompiledTable, _ table: String) {
    let place = BundleTables.Place(localization: compiled.folder, table: table)
    if !compiled.strings.isEmpty { content.tables.strings[place] = .entries(compiled.strings) }
    if !compiled.stringsDict.isEmpty { content.tables.stringsDicts[place] = .entries(compiled.stringsDict) }
    content.folders.insert(compiled.folder)
    for file in compiled.files(named: table, as: .text) { content.files[file.path] = .bytes(file.bytes) }
  }

  /// The texts of a catalog's source language are what its keys are translated from.
  private mutating func addSource(of catalog: StringCatalog, _ table: String, _ compiled: CompiledCatalog) {
    let folder = LanguageFolder.name(of: catalog.sourceLanguage)
    let source = compiled.tables.first { $0.folder == folder }
    content.addSource(of: table, strings: source?.strings ?? [:], stringsDict: source?.stringsDict ?? [:])
  }
}
