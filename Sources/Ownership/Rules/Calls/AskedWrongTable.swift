import CallSites
import Findings

/// Code asks one table for a key that another table of the same bundle has.
package enum AskedWrongTable: ProjectRule {
  package static let description = RuleDescription(
    id: "call.wrong-table", title: "code asks a table that is not the one with the key",
    reason: "A look-up reads one table only: people see the key although it is translated.",
    firing: AskedKeyExamples.inOtherTable, silent: AskedKeyExamples.inItsTable)

  package static func drafts(in facts: CheckFacts) -> [Draft] {
    facts.releasedLookUps.flatMap { lookUp in
      lookUp.groups { if case .inOtherTable = $0.outcome { true } else { false } }.compactMap {
        draft(lookUp, $0, facts)
      }
    }
  }

  private static func draft(_ lookUp: JudgedLookUp, _ group: AnswerGroup, _ facts: CheckFacts) -> Draft? {
    guard case .inOtherTable(let place) = group.answer.outcome, let table = lookUp.lookUp.table.name else { return nil }
    let said =
      lookUp.lookUp.table == .unsaid ? "no table is named, so table Localizable is asked" : "table \(table) is asked"
    let label = lookUp.lookUp.api == .nsLocalizedString ? "tableName" : "table"
    return facts.draft(
      description, about: lookUp, owner: group.owner, product: group.product, key: place.key,
      message: "\"\(place.key)\" is in table \(place.table) of \(place.owner), and \(said): people see the key",
      remedy: place.table == "Localizable"
        ? "leave the table out" : "name the table: \(label): \"\(place.table)\"")
  }
}
