import Findings

/// A text skips an argument.
package enum PositionGap: TableRule {
  package static let description = RuleDescription(
    id: "fmt.gap", title: "a text skips an argument", severity: .warning,
    reason:
      "Foundation does not know how long a skipped argument is, and plural rules behind it may count another one.",
    firing: SpecifierExamples.gap, silent: SpecifierExamples.noGap)

  package static func drafts(in table: CheckedTable) -> [Draft] {
    LanguageTexts.all(in: table).compactMap { texts in
      guard let text = texts.first, !texts.contains(where: \.arguments.isOpen) else { return nil }
      let positions = texts.reduce(into: Set<Int>()) { $0.formUnion($1.arguments.positions) }
      guard let last = positions.max(), let gap = (1..<last).first(where: { !positions.contains($0) }) else {
        return nil
      }
      // What a source has and its translation lacks is left out, not skipped.
      if let source = text.source, source.arguments.positions.contains(gap) { return nil }
      return table.draft(
        description, text,
        message: "\(table.readers(of: text.localization)) may see a wrong value: the text reads argument \(last) and "
          + "skips argument \(gap)",
        remedy: "use every argument, or pass only those that are used")
    }
  }
}
