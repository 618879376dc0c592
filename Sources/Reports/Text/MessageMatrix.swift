internal import Findings
package import HostEvidence

/// The observations of a report folded to message × product × language.
struct MessageMatrix {
  struct Message: Hashable {
    var owner: String
    var table: String
    var key: String
  }

  /// One message in one product: a state for each language of the matrix, nil where it was not to be observed.
  struct Row {
    var product: String
    var states: [MessageState?]

    var worst: MessageState.Mark { states.lazy.compactMap { $0?.mark }.max() ?? .good }
  }

  /// A value that a person saw.
  struct Sample {
    var language: String
    var value: String
    var mark: MessageState.Mark
  }

  /// One message with its rows, by product.
  struct Entry {
    var message: Message
    var rows: [Row]
    var samples: [Sample]

    var worst: MessageState.Mark { rows.lazy.map(\.worst).max() ?? .good }
  }

  /// First languages of the lists that processes read, in byte order.
  let languages: [String]
  /// Sorted by owner, table and key, in byte order.
  let entries: [Entry]
  /// Whether an exception accepts something that was found, so that a cell looks better than what it shows.
  let hasAccepted: Bool

  init(_ report: Report) {
    hasAccepted = report.findings.contains { $0.exception != nil }
    let index = FindingIndex(report.findings)
    let cells = report.judgedCells
    languages = Set(cells.map(\.firstLanguage)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    var folding = MessageFolding(cells: cells, languages: languages, index: index)
    let observations = report.observations.span
    for index in observations.indices { folding.add(observations[index]) }
    entries = folding.entries()
  }
}

extension CellRecord {
  /// The language that its reader wants first.
  package var firstLanguage: String { languages.first ?? "" }
  /// The product's name, the last part of the identifier.
  package var product: String { id.split(separator: "/").last.map(String.init) ?? id }
  /// The scenario's name, the first part of the identifier.
  package var scenario: String { id.split(separator: "/").first.map(String.init) ?? id }
}
