import PositionedJSON

/// What a run of the compiler would write, and what it has to say: worked out in full before a file is touched.
///
/// ```swift
/// let plan = CompilePlan([CatalogFile(path: path, bytes: bytes)], format: .text)
/// plan.diagnostics.forEach { print($0) }
/// if !plan.isRejected { try plan.write(to: folder) }
/// ```
package struct CompilePlan: Sendable {
  /// One file to write.
  package struct OutputFile: Sendable, Hashable {
    /// Relative to the output folder, `de.lproj/Localizable.strings`.
    package var path: String
    package var bytes: [UInt8]
  }

  /// Ascending by path; none where any catalog is rejected.
  package private(set) var files: [OutputFile] = []
  /// `PATH:LINE:COLUMN: error: MESSAGE (LANGUAGE: KEY)`, in the order of the catalogs and of their text.
  package private(set) var diagnostics: [String] = []
  /// True where any catalog is rejected: nothing is to be written then, not even of the others.
  package private(set) var isRejected = false
  /// Asked-for languages, as they were spelled, in which no catalog has a text.
  package private(set) var absentLanguages: [String] = []

  /// Compiles catalogs into one output folder.
  ///
  /// - Parameters:
  ///   - languages: the languages to compile, in any spelling; nil for all.
  ///   - buildsAll: also writes source texts that come from the code.
  package init(
    _ catalogs: [CatalogFile], languages: [String]? = nil, buildsAll: Bool = false, format: TableFormat = .text
  ) {
    var found: Set<String> = []
    var paths: [String: String] = [:]
    for catalog in catalogs {
      guard let table = accept(catalog, paths: &paths) else { continue }
      let compiled = StringCatalog.compile(catalog.bytes, languages: languages, buildsAll: buildsAll)
      diagnostics += compiled.problems.map { $0.line(path: catalog.path) }
      isRejected = isRejected || compiled.isRejected
      for one in compiled.tables {
        found.insert(LanguageFolder.identity(of: one.folder))
        files += one.files(named: table, as: format).map { OutputFile(path: $0.path, bytes: $0.bytes) }
      }
    }
    if isRejected { files = [] }
    files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    absentLanguages = isRejected ? [] : (languages ?? []).filter { !found.contains(LanguageFolder.identity(of: $0)) }
  }

  /// The catalog's table, or an error where its name gives none or one that another catalog has.
  private mutating func accept(_ catalog: CatalogFile, paths: inout [String: String]) -> String? {
    guard let table = catalog.table else {
      reject(catalog, "expected a String Catalog, a file with the suffix \(CatalogFile.suffix)")
      return nil
    }
    if let folder = catalog.languageFolder {
      reject(
        catalog, "a catalog holds every language and must not lie in \(folder): move it beside the language folders")
      return nil
    }
    if let other = paths[table] {
      reject(catalog, "the table '\(table)' comes from \(other) too: compile them into different folders")
      return nil
    }
    paths[table] = catalog.path
    return table
  }

  private mutating func reject(_ catalog: CatalogFile, _ message: String) {
    isRejected = true
    diagnostics.append(CompileProblem(.error, message, at: .start).line(path: catalog.path))
  }
}
