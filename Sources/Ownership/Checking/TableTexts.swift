/// What rules share about the texts of one table, found once.
struct TableTexts: Sendable {
  var source: CheckedTable.Source
  var formatted: [FormattedText]
  var pluralSets: [PluralSet]
  var counted: [CheckedTable.CountedText]
  var symbols: [CheckedTable.Symbol]
}
