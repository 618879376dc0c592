import Findings

/// A translation leaves an argument of its source out.
package enum SpecifierMissing: TableRule {
  package static let description = RuleDescription(
    id: "fmt.missing", title: "a translation leaves an argument out", severity: .warning,
    reason: "A name or number is not told; and specifiers without numbers behind it read the wrong arguments.",
    firing: SpecifierExamples.missing, silent: SpecifierExamples.notMissing)

  package static func drafts(in table: CheckedTable) -> [Draft] {
    MissingArguments.all(in: table).filter { !$0.isDamaged }.map { missing in
      let text = missing.text
      let readers = table.readers(of: text.localization)
      let lacking = "argument \(missing.use.position), '\(missing.use.source)' of \(text.sourceNoun)"
      guard missing.isShifted else {
        return table.draft(
          description, text, message: "\(readers) are not told \(lacking)\(text.leaf.whereabouts)",
          remedy: "write '\(missing.numbered)' where it belongs, or accept that this language does without")
      }
      return table.draft(
        description, severity: .error, text,
        message: "\(readers) see garbage, or the app crashes: \(lacking) is left out\(text.leaf.whereabouts), and the "
          + "specifiers behind it read it instead of their own",
        remedy: "number the specifiers, '\(missing.numbered)', or write the one that is left out")
    }
  }
}
