import Findings
import StringCatalogs

/// A catalog is newer than what is known here, by its version or by what it holds.
package enum UnknownCatalogVersion: TableRule {
  package static let description = RuleDescription(
    id: "json.unknown-version", title: "a catalog of a version that is not known here", severity: .note,
    reason: "It is read as a known one is; what is new in it is kept and not checked.",
    firing: IntegrityExamples.unknownVersion, silent: IntegrityExamples.sound)

  /// Unknown members are said once for a catalog, at the first: they come by the hundred.
  package static func drafts(in table: CheckedTable) -> [Draft] {
    let versions = table.catalogProblems.filter { $0.kind == .unknownVersion }
    let members = table.catalogProblems.filter { $0.kind == .unknownMember }
    guard let problem = versions.first ?? members.first else { return [] }
    let more = versions.isEmpty && members.count > 1 ? "; \(members.count - 1) more like it follow" : ""
    var draft = table.draft(
      description, of: problem, remedy: "check that Xcode wrote it; a newer release of this tool may know it")
    draft.message += more
    draft.key = nil
    draft.language = nil
    return [draft]
  }
}
