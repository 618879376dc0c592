/// Which files of one owner its tables come from, to see when two are for one place.
struct TableSources {
  /// A file that a build puts into the bundle: of a catalog, every localization's.
  private struct Place: Hashable {
    var table: String
    var kind: ResourceFile.Kind
    var localization: String
  }

  private var files: [Place: String] = [:]
  /// Table → its compiled catalog.
  private var catalogs: [String: String] = [:]
  /// Table → its first loose file.
  private var loose: [String: String] = [:]
  /// One for each table.
  private(set) var rivals: [TableRivals] = []

  /// Notes a file, and that another is in its place.
  mutating func add(_ file: ResourceFile, localization: String, isCompiled: Bool, path: String) {
    let place = Place(table: file.table, kind: file.kind, localization: localization)
    let other: String?
    if file.kind == .catalog {
      other = isCompiled ? catalogs[file.table] ?? loose[file.table] : files[place]
      if isCompiled { catalogs[file.table] = path }
    } else {
      other = files[place] ?? catalogs[file.table]
      loose[file.table] = loose[file.table] ?? path
    }
    files[place] = path
    guard let other, other != path, !rivals.contains(where: { $0.table == file.table }) else { return }
    rivals.append(TableRivals(table: file.table, first: other, second: path))
  }
}
