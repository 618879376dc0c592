import Ownership

/// The files of a legacy table, language folder by language folder.
struct LegacyFiles {
  /// The table in one language.
  struct Folder {
    /// Without suffix.
    var name: String
    /// Paths from the project's folder; nil where there is no such file.
    var strings: String?
    var stringsDict: String?
  }

  /// In byte order of their names.
  private(set) var folders: [Folder] = []
  /// Files that lie in no language folder.
  private(set) var outside: [String] = []
  private let table: String
  /// What holds the language folders.
  private let root: String

  init(of table: CheckedTable) {
    self.table = table.name
    let paths = table.files.map { $0.split(separator: "/", omittingEmptySubsequences: false).map(String.init) }
    root = paths.first.map { $0.dropLast(2).joined(separator: "/") } ?? ""
    for (file, steps) in zip(table.files, paths) {
      guard steps.count > 1, steps[steps.count - 2].hasSuffix(".lproj") else {
        outside.append(file)
        continue
      }
      add(file, in: String(steps[steps.count - 2].dropLast(".lproj".count)))
    }
    folders.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  private mutating func add(_ file: String, in name: String) {
    let index = folders.firstIndex { $0.name == name } ?? folders.count
    if index == folders.count { folders.append(Folder(name: name)) }
    if file.hasSuffix(".stringsdict") { folders[index].stringsDict = file } else { folders[index].strings = file }
  }

  /// The place of a file of a language, whether it is there or not.
  func path(in folder: String, isStringsDict: Bool) -> String {
    let found = folders.first { $0.name == folder }
    if let path = isStringsDict ? found?.stringsDict : found?.strings { return path }
    let name = "\(folder).lproj/\(table).\(isStringsDict ? "stringsdict" : "strings")"
    return root.isEmpty ? name : "\(root)/\(name)"
  }
}
