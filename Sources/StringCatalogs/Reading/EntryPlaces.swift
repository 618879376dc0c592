import PositionedJSON

/// Tells in which entry and language of a catalog a place of its text lies.
struct EntryPlaces {
  private let entries: [CatalogEntry]

  init(of catalog: StringCatalog) {
    entries = catalog.strings
  }

  /// The problem with its key and language, where it is a repeated member and lies in an entry.
  func located(_ problem: CatalogProblem) -> CatalogProblem {
    guard problem.kind == .duplicateKey, let entry = entry(at: problem.position.offset) else { return problem }
    var problem = problem
    problem.key = entry.key
    problem.language = entry.localizations.last { $0.position <= problem.position }.flatMap { localization in
      problem.position.offset < localization.content.node.range.upperBound ? localization.language : nil
    }
    return problem
  }

  /// The entry whose key or value covers the place.
  private func entry(at offset: Int) -> CatalogEntry? {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].member.keyRange.lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let entry = entries[low - 1]
    return offset < entry.node.range.upperBound ? entry : nil
  }
}
