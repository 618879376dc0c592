import ConcurrentMap
import LocalizationRuntime
import PositionedJSON
import StringCatalogs

/// Reads the bundles of a tree, each once.
struct BundleReader {
  let files: ProductFiles
  private(set) var bundles: [ProductOutline.Place: BuiltBundle] = [:]

  init(files: ProductFiles) {
    self.files = files
  }

  mutating func read(_ places: [ProductOutline.Place], jobs: Int) async throws {
    let places = Array(Set(places)).sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    let files = files
    let known = KnownTables()
    let read = try await places.concurrentMap(width: jobs) { place in
      try Task.checkCancellation()
      return BuiltBundle(reading: place, in: files, known)
    }
    for (place, bundle) in zip(places, read) { bundles[place] = bundle }
  }
}

extension BuiltBundle {
  /// A bundle that is nothing but its place.
  init(emptyAt path: String) {
    self.init(
      kind: .main, layout: BundleLayout(of: path, in: ProductFiles(folder: "", name: "", entries: [:])),
      info: BuiltInfo(), folders: [], files: [], tables: BundleTables(), rawKeys: [:], size: 0)
  }

  /// Reads the Info.plist and every table.
  ///
  /// - Parameter known: the tables of other bundles, which copies share.
  init(reading place: ProductOutline.Place, in files: ProductFiles, _ known: KnownTables) {
    let layout = BundleLayout(of: place.path, in: files)
    self.init(
      kind: place.kind, layout: layout, info: Self.info(layout, in: files), folders: [], files: [],
      tables: BundleTables(), rawKeys: [:], size: files.ownSize(of: place.path))
    intents = BuiltIntents(of: layout, in: files)
    if RelativeName.last(of: place.path) == "Settings.bundle" {
      settings = BuiltSettingsPage.pages(in: layout, of: files)
    }
    readTables(in: layout.resources, localization: "", of: files, known)
    for name in files.names(in: layout.resources) where name.hasSuffix(".lproj") && name != ".lproj" {
      let folder = RelativeName.joined(layout.resources, name)
      guard files.isFolder(folder) else { continue }
      let localization = String(name.dropLast(".lproj".count))
      folders.append(localization)
      readTables(in: folder, localization: localization, of: files, known)
    }
  }

  private static func info(_ layout: BundleLayout, in files: ProductFiles) -> BuiltInfo {
    guard files.isFile(layout.info) else { return BuiltInfo() }
    guard let bytes = files.bytes(layout.info) else { return BuiltInfo(damaged: "it cannot be read") }
    return BuiltInfo(bytes)
  }

  private mutating func readTables(
    in folder: String, localization: String, of files: ProductFiles, _ known: KnownTables
  ) {
    for name in files.names(in: folder) {
      let path = RelativeName.joined(folder, name)
      guard let kind = BuiltTable.Kind(rawValue: RelativeName.suffix(of: name)), files.isFile(path) else { continue }
      var file = BuiltTable(
        kind: kind, table: RelativeName.stem(of: name), localization: localization, path: path,
        size: files.entry(path)?.size ?? 0)
      read(&file, files.bytes(path), files, known)
      self.files.append(file)
    }
  }

  private mutating func read(
    _ file: inout BuiltTable, _ bytes: [UInt8]?, _ files: ProductFiles, _ known: KnownTables
  ) {
    guard let bytes else {
      file.problem = "it cannot be read"
      return unreadable(file)
    }
    switch file.kind {
    case .strings, .stringsDict: readTable(bytes, &file, files, known)
    case .locTable: readLocTable(bytes, &file)
    case .catalog: readCatalog(bytes, &file)
    }
  }

  private mutating func readTable(
    _ bytes: [UInt8], _ file: inout BuiltTable, _ files: ProductFiles, _ known: KnownTables
  ) {
    let place = BundleTables.Place(localization: file.localization, table: file.table)
    let inner = String(file.path.dropFirst(layout.resources.utf8.count))
    let name = KnownTables.Name(bundle: self.name, inner: inner, size: bytes.count)
    if kind != .main, let copy = known.table(name, bytes: bytes, in: files) {
      if file.kind == .strings {
        tables.strings[place] = copy.strings
      } else {
        tables.stringsDicts[place] = copy.stringsDict
      }
      return
    }
    let resource = ResourceFile(kind: file.kind == .strings ? .strings : .stringsDict, table: file.table)
    if case .failure(let error) = tables.read(bytes, as: resource, localization: file.localization) {
      file.problem = error.message
      file.line = error.position?.line
      file.column = error.position?.column
    } else if kind != .main {
      known.keep(
        KnownTables.Table(
          path: file.path, strings: tables.strings[place] ?? .absent, stringsDict: tables.stringsDicts[place] ?? .absent
        ),
        as: name)
    }
  }

  /// Tables on disk win over those of a `.loctable`.
  private mutating func readLocTable(_ bytes: [UInt8], _ file: inout BuiltTable) {
    do {
      _ = try TableDocument(bytes)
    } catch {
      file.problem = error.message
      file.line = error.position?.line
      file.column = error.position?.column
      return
    }
    guard let read = try? LocTableFile(bytes) else {
      file.problem = "it is no property list"
      return
    }
    file.inner = Set(read.strings.keys).union(read.stringsDicts.keys)
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for (language, table) in read.strings {
      let place = BundleTables.Place(localization: language, table: file.table)
      if tables.strings[place] == nil { tables.strings[place] = .entries(table) }
    }
    for (language, table) in read.stringsDicts {
      let place = BundleTables.Place(localization: language, table: file.table)
      if tables.stringsDicts[place] == nil { tables.stringsDicts[place] = .entries(table) }
    }
  }

  private mutating func readCatalog(_ bytes: [UInt8], _ file: inout BuiltTable) {
    do {
      rawKeys[file.table, default: []].formUnion(try StringCatalog(bytes).strings.map(\.key))
    } catch {
      file.problem = error.message
      file.line = error.position.line
      file.column = error.position.column
      rawKeys[file.table] = rawKeys[file.table] ?? []
    }
  }

  private mutating func unreadable(_ file: BuiltTable) {
    let place = BundleTables.Place(localization: file.localization, table: file.table)
    switch file.kind {
    case .strings: tables.strings[place] = .unreadable("the file cannot be read")
    case .stringsDict: tables.stringsDicts[place] = .unreadable("the file cannot be read")
    case .locTable: break
    case .catalog: rawKeys[file.table] = []
    }
  }
}
