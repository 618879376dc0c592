import Findings
import PositionedJSON
import StringCatalogs

/// One `.strings` or `.stringsdict` file, read once.
struct LegacyFile: Sendable {
  let path: String
  let table: String
  /// The `.lproj` folder's name; empty outside any.
  let localization: String
  let isStringsDict: Bool
  /// Nil where the file does not parse.
  let document: TableDocument?
  let problems: [CheckedTableProblem]

  init(_ bytes: [UInt8], path: String, table: String, localization: String, isStringsDict: Bool) {
    self.path = path
    self.table = table
    self.localization = localization
    self.isStringsDict = isStringsDict
    do throws(TableSyntaxError) {
      let document = try TableDocument(bytes)
      self.document = document
      problems = document.notices(isStringsDict: isStringsDict).map { CheckedTableProblem($0, in: path, localization) }
    } catch {
      document = nil
      problems = [
        CheckedTableProblem(
          kind: .unreadable, place: SourcePlace(file: path, at: error.position), language: localization,
          message: error.message)
      ]
    }
  }
}

extension CheckedTableProblem {
  init(_ notice: TableNotice, in path: String, _ localization: String) {
    let kind: Kind =
      switch notice.kind {
      case .duplicateKey: .duplicateKey
      case .wrongShape: .wrongShape
      case .openComment: .openComment
      }
    self.init(
      kind: kind, place: SourcePlace(file: path, at: notice.position), key: notice.key, language: localization,
      message: notice.message)
  }
}
