import PositionedJSON

/// Why a table cannot be converted at all.
package enum TableConversionError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A file of the legacy table.
  package struct BrokenFile: Sendable, Hashable {
    package var folder: String
    package var isStringsDict: Bool
    package var error: TableSyntaxError
  }

  /// Files that are no tables; all of them.
  case unreadable([BrokenFile])
  /// Folders that are given twice, or whose names give the same language.
  case sameLanguage([String])
  /// The source language is no name of a language.
  case noSourceLanguage
  /// The compiler's errors in a catalog.
  case rejected([CompileProblem])

  package var description: String {
    switch self {
    case .unreadable(let files):
      files.map { "\($0.folder).lproj, \($0.isStringsDict ? ".stringsdict" : ".strings"): \($0.error)" }
        .joined(separator: "\n")
    case .sameLanguage(let folders):
      "the folders '\(folders.joined(separator: "', '"))' are one language in a catalog; expected one folder: merge them "
        + "first"
    case .noSourceLanguage: "expected the source language of the catalog, such as 'en'"
    case .rejected(let problems):
      problems.map { "line \($0.position.line), column \($0.position.column): \($0.text)" }.joined(separator: "\n")
    }
  }
}
