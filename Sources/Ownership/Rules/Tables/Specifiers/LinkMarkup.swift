import Findings

/// A translation has another number of Markdown links than its source.
package enum LinkMarkup: TableRule {
  package static let description = RuleDescription(
    id: "markup.link", title: "another number of links than in the source", severity: .warning,
    reason: "A link that got lost in translation is text that nobody can tap.", firing: MarkupExamples.link,
    silent: MarkupExamples.linked)

  package static func drafts(in table: CheckedTable) -> [Draft] {
    table.formattedTexts.compactMap { text in
      guard let source = text.source else { return nil }
      let (links, wanted) = (MarkupMarks(text.leaf.text).links, MarkupMarks(source.text).links)
      guard links != wanted else { return nil }
      return table.draft(
        description, text,
        message: "\(table.readers(of: text.localization)) get \(count(links))\(text.leaf.whereabouts) where "
          + "\(text.sourceNoun) has \(count(wanted))",
        remedy: "write every link as [text](address); the address may be another one")
    }
  }

  private static func count(_ links: Int) -> String {
    links == 0 ? "no link" : links == 1 ? "one link" : "\(links) links"
  }
}
