import Findings

/// A translation has another number of `%%` than its source.
package enum EscapeCount: TableRule {
  package static let description = RuleDescription(
    id: "fmt.escape-count", title: "another number of %% than in the source", severity: .note,
    reason: "A percent sign was lost or added in translation, or shows twice where no arguments are filled in.",
    firing: SpecifierExamples.escapes, silent: SpecifierExamples.sameEscapes)

  package static func drafts(in table: CheckedTable) -> [Draft] {
    table.formattedTexts.compactMap { text in
      guard let source = text.source, text.leaf.specifiers.escapes != source.specifiers.escapes,
        text.leaf.specifiers.percents != source.specifiers.percents
      else { return nil }
      let strays = text.leaf.specifiers.strays + source.specifiers.strays
      guard strays.isEmpty || !text.isFormatted else { return nil }
      return table.draft(
        description, text,
        message: "\(table.readers(of: text.localization)) see \(percents(text.leaf.specifiers))"
          + "\(text.leaf.whereabouts) where \(text.sourceNoun) has \(percents(source.specifiers))",
        remedy: "write as many %% as \(text.sourceNoun) has, unless the sentence is another one")
    }
  }

  private static func percents(_ specifiers: SpecifierList) -> String {
    switch specifiers.escapes {
    case 0: "no %%"
    case 1: "one %%"
    case let count: "\(count) %%"
    }
  }
}

extension SpecifierList {
  /// The percent signs that are written to be seen, in any script.
  fileprivate var percents: Int { escapes + foreignPercents }
}
