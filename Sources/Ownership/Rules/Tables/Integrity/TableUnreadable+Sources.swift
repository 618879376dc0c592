import Findings

/// Without a run: the same file, seen in the project.
extension TableUnreadable: TableRule {
  package static func drafts(in table: CheckedTable) -> [Draft] {
    table.problems.compactMap { problem in
      switch problem.kind {
      case .duplicateKey: nil
      case .unreadable, .openComment:
        table.draft(
          description, language: problem.language.isEmpty ? nil : problem.language,
          message: "\(problem.place.file): \(problem.message)",
          remedy: "repair the file; `plutil -lint` names the line", place: problem.place)
      case .wrongShape:
        table.draft(
          description, severity: .warning, key: problem.key,
          language: problem.language.isEmpty ? nil : problem.language,
          message: "\(problem.place.file): \(problem.message)",
          remedy: "give the entry the shape that Foundation reads",
          place: problem.place)
      }
    }
  }
}
