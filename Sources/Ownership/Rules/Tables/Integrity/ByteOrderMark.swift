import Findings
import StringCatalogs

/// A catalog is not plain UTF-8.
package enum ByteOrderMark: TableRule {
  package static let description = RuleDescription(
    id: "json.bom", title: "a catalog that begins with a byte order mark, or is UTF-16", severity: .warning,
    reason: "Xcode reads it and writes it back without, and many other tools refuse it.",
    firing: IntegrityExamples.byteOrderMark, silent: IntegrityExamples.sound)

  package static func drafts(in table: CheckedTable) -> [Draft] {
    table.catalogProblems.filter { $0.kind == .byteOrderMark || $0.kind == .utf16 }.map {
      table.draft(description, of: $0, remedy: "save the file as UTF-8 without a byte order mark")
    }
  }
}
