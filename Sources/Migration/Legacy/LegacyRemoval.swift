import Ownership
import StringCatalogs
import TreeTransactions

/// Keys taken out of all files of a legacy table that have them.
struct LegacyRemoval {
  private let table: CheckedTable
  private let files: (String) -> [UInt8]?

  init(_ table: CheckedTable, files: @escaping (String) -> [UInt8]?) {
    self.table = table
    self.files = files
  }

  func changes(removing keys: [String]) throws(MigrationError) -> [FileChange] {
    var changes: [FileChange] = []
    for file in table.files {
      guard let before = files(file) else { throw .unfit(["\(file) cannot be read"]) }
      do {
        let legacy = try LegacyTable(before, isStringsDict: file.hasSuffix(".stringsdict"))
        let there = Set(legacy.entries.map { Array($0.key.utf8) })
        var editor = LegacyTableEditor(legacy)
        try editor.removeKeys(keys.filter { there.contains(Array($0.utf8)) })
        guard editor.table.bytes != before else { continue }
        changes.append(FileChange(path: file, before: before, after: editor.table.bytes))
      } catch {
        throw .unfit(["\(file): \(error)"])
      }
    }
    return changes
  }
}
