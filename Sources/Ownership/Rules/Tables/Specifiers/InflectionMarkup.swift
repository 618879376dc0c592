import Findings

/// Inflection markup is lost or broken in a translation.
package enum InflectionMarkup: TableRule {
  package static let description = RuleDescription(
    id: "markup.inflect", title: "inflection markup is lost or broken", severity: .warning,
    reason: "Without it words do not agree with the number or person; broken, it is shown as it is written.",
    firing: MarkupExamples.inflection, silent: MarkupExamples.inflected)

  package static func drafts(in table: CheckedTable) -> [Draft] {
    table.formattedTexts.compactMap { text in
      let marks = MarkupMarks(text.leaf.text)
      let readers = table.readers(of: text.localization)
      if marks.openInflections != marks.closedInflections {
        return table.draft(
          description, text,
          message: "\(readers) see inflection markup as it is written\(text.leaf.whereabouts): '^[' and "
            + "'](inflect: true)' do not pair up",
          remedy: "write ^[text](inflect: true)")
      }
      // Forms for the numbers do what inflection does.
      guard let source = text.source, MarkupMarks(source.text).closedInflections > 0, marks.closedInflections == 0,
        text.leaf.pluralCategory == nil
      else { return nil }
      return table.draft(
        description, text,
        message:
          "\(readers) see words that do not agree with the number\(text.leaf.whereabouts): \(text.sourceNoun) has "
          + "^[…](inflect: true) and the translation has none",
        remedy: "inflect the words here too, or vary the text by plural if this language cannot be inflected")
    }
  }
}
