extension ObservationTable {
  /// Whether something else stands in for the text that a reader asked for.
  func isFallback(_ row: Row) -> Bool {
    let word = names[Int(sites[Int(row.site)].word)]
    return word != "ok" && word != "wrong"
  }

  /// For each cell the first such rows of each owner, at most `limit` of one.
  func fallbacks(limit: Int) -> [Int32: [Row]] {
    samples(limit: limit) { names[Int($0.word)] != "ok" && names[Int($0.word)] != "wrong" }
  }

  /// For each cell the first rows of each owner that come from such a site, at most `limit` of one.
  func samples(limit: Int, from isWanted: (Site) -> Bool) -> [Int32: [Row]] {
    let stands = sites.map(isWanted)
    var rows: [Int32: [Row]] = [:]
    var counts: [Int64: Int] = [:]
    for row in self.rows where stands[Int(row.site)] {
      let place = Int64(row.cell) << 32 | Int64(messages[Int(row.message)].owner)
      let count = counts[place, default: 0]
      guard count < limit else { continue }
      counts[place] = count + 1
      rows[row.cell, default: []].append(row)
    }
    return rows
  }
}
