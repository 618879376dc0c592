internal import Findings
internal import HostEvidence

/// How many messages look how, for each product and the language that its reader wants first.
package struct MatrixSummary: Sendable, Hashable {
  /// The messages of one product in one language.
  package struct Counts: Sendable, Hashable {
    /// Served in the reader's language, with nothing found about it.
    package var ok = 0
    /// Served by another language or by what stands in for a value, where that is accepted or only noted.
    package var fallback = 0
    /// What a warning or an error is about.
    package var wrong = 0
    package var unobserved = 0
    /// Whether something could not be observed there and no message is known that it was about.
    package var isLost = false

    package var isEmpty: Bool { ok + fallback + wrong + unobserved == 0 && !isLost }
  }

  /// In byte order.
  package let products: [String]
  /// In byte order.
  package let languages: [String]
  /// For each product those of its languages.
  private var counts: [Counts?]

  package init(_ report: Report) {
    let cells = report.judgedCells
    let matrix = MessageMatrix(report)
    products = Set(cells.map(\.product)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    languages = matrix.languages
    counts = Array(repeating: nil, count: products.count * languages.count)
    for cell in cells {
      if let place = place(of: cell.product, in: cell.firstLanguage) { counts[place] = Counts() }
    }
    for row in matrix.entries.lazy.flatMap(\.rows) { add(row) }
    let lost = FindingIndex(report.findings).unobservedCells
    for cell in cells where lost.contains(cell.id) {
      guard let place = place(of: cell.product, in: cell.firstLanguage) else { continue }
      if counts[place]?.isEmpty == true { counts[place]?.isLost = true }
    }
  }

  private mutating func add(_ row: MessageMatrix.Row) {
    guard let product = products.firstIndex(of: row.product) else { return }
    for (language, state) in row.states.enumerated() {
      guard let state else { continue }
      let place = product * languages.count + language
      counts[place] = counts[place] ?? Counts()
      counts[place]?.add(state.mark)
    }
  }

  /// Nil where the product was not launched in that language; empty counts where it presented nothing.
  package func counts(of product: String, in language: String) -> Counts? {
    place(of: product, in: language).flatMap { counts[$0] }
  }

  private func place(of product: String, in language: String) -> Int? {
    guard let product = products.firstIndex(of: product), let language = languages.firstIndex(of: language) else {
      return nil
    }
    return product * languages.count + language
  }
}

extension MatrixSummary.Counts {
  fileprivate mutating func add(_ mark: MessageState.Mark) {
    switch mark {
    case .good: ok += 1
    case .elsewhere: fallback += 1
    case .warning, .error: wrong += 1
    case .unknown: unobserved += 1
    }
  }
}
