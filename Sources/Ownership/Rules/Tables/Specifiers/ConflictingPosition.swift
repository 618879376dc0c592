import Findings

/// One language reads one argument as two kinds of value.
package enum ConflictingPosition: TableRule {
  package static let description = RuleDescription(
    id: "fmt.conflicting-position", title: "one argument is read as two kinds of value",
    reason: "Whatever the code passes, one of the two is garbage or a crash.",
    firing: SpecifierExamples.conflict, silent: SpecifierExamples.noConflict)

  package static func drafts(in table: CheckedTable) -> [Draft] {
    LanguageTexts.all(in: table).compactMap { texts in
      guard let text = texts.first, let (first, other) = conflict(in: texts.flatMap(\.arguments.uses)) else {
        return nil
      }
      return table.draft(
        description, text,
        message: "\(table.readers(of: text.localization)) see garbage, or the app crashes: argument \(first.position) "
          + "is \(noun(first)) for '\(first.source)' and \(noun(other)) for '\(other.source)'",
        remedy: "read the argument in one way in all forms of the text", place: other.place)
    }
  }

  private static func conflict(in uses: [ArgumentUse]) -> (ArgumentUse, ArgumentUse)? {
    var first: [Int: ArgumentUse] = [:]
    for use in uses {
      // A rule may count a number object.
      guard let type = use.type, !(use.isRule && type.valueClass == .object) else { continue }
      if let earlier = first[use.position] {
        if earlier.type?.valueClass != type.valueClass { return (earlier, use) }
      } else {
        first[use.position] = use
      }
    }
    return nil
  }

  private static func noun(_ use: ArgumentUse) -> String { use.type?.valueClass.noun ?? "a value" }
}
