/// What became of compiling one catalog.
package struct CompiledCatalog: Sendable {
  /// One for each folder that gets a file, ascending by the bytes of its name; none if the catalog is rejected.
  package var tables: [CompiledTable] = []
  /// In the order of the catalog's text.
  package var problems: [CompileProblem] = []

  package init() {}

  package var errors: [CompileProblem] { problems.filter { $0.severity == .error } }
  package var warnings: [CompileProblem] { problems.filter { $0.severity == .warning } }
  /// True if there is an error: nothing is to be written then.
  package var isRejected: Bool { problems.contains { $0.severity == .error } }
}

/// The tables of one language.
package struct CompiledTable: Sendable, Hashable {
  /// The name of the `.lproj` folder without suffix.
  package var folder: String
  package var strings: StringsTable = [:]
  package var stringsDict: StringsDictTable = [:]

  package init(folder: String) { self.folder = folder }

  /// The files to write, by path: `de.lproj/Localizable.strings`. An empty table has no file.
  package func files(named table: String, as format: TableFormat) -> [(path: String, bytes: [UInt8])] {
    var files: [(path: String, bytes: [UInt8])] = []
    if !strings.isEmpty { files.append(("\(folder).lproj/\(table).strings", StringsFile.write(strings, as: format))) }
    if !stringsDict.isEmpty {
      files.append(("\(folder).lproj/\(table).stringsdict", StringsDictFile.write(stringsDict, as: format)))
    }
    return files
  }
}
