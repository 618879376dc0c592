import Findings

/// One text numbers some of its specifiers and not others.
package enum MixedNumbering: TableRule {
  package static let description = RuleDescription(
    id: "fmt.mixed-numbering", title: "numbered and unnumbered specifiers in one text",
    reason: "Those without a number count from the first argument, whatever the others name: values change places.",
    firing: SpecifierExamples.mixed, silent: SpecifierExamples.notMixed)

  package static func drafts(in table: CheckedTable) -> [Draft] {
    table.formattedTexts.compactMap { text in
      guard let (numbered, plain) = mix(in: text) else { return nil }
      return table.draft(
        description, text,
        message: "\(table.readers(of: text.localization)) see a wrong value: '\(plain)'\(text.leaf.whereabouts) has no "
          + "number and '\(numbered)' has one, so it reads the first argument",
        remedy: "number all specifiers of the text")
    }
  }

  /// A substitution with an `argNum` fits beside numbered specifiers, and beside others where the number is its turn.
  private static func mix(in text: FormattedText) -> (numbered: String, plain: String)? {
    let uses = text.arguments.uses.filter { use in if case .form = use.origin { false } else { true } }
    guard let plain = uses.first(where: { !$0.isNumbered }) else { return nil }
    let written = text.leaf.specifiers.specifiers.filter { $0.position != nil }
    if let numbered = written.first(where: { $0.kind != .count }) { return (numbered.source, plain.source) }
    let outOfTurn = uses.enumerated().first { index, use in use.isRule && use.isNumbered && use.position != index + 1 }
    return outOfTurn.map { ($0.element.source, plain.source) }
  }
}
