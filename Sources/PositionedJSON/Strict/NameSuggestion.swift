/// Guesses which of the known names somebody meant.
package enum NameSuggestion {
  /// The closest of `names` that is fewer than 4 edits and less than half its length away, the first of equals.
  package static func closest(to name: String, in names: some Sequence<String>) -> String? {
    var best: (name: String, distance: Int)?
    for candidate in names {
      let distance = edits(from: Array(name.lowercased().utf8), to: Array(candidate.lowercased().utf8))
      guard distance < 4, distance * 2 <= max(candidate.utf8.count, 2), distance < best?.distance ?? 4 else { continue }
      best = (candidate, distance)
    }
    return best?.name
  }

  /// The end of a message about an unknown name: `; did you mean "…"?`, else what there is to choose from.
  package static func hint(for name: String, in names: [String]) -> String {
    if let closest = closest(to: name, in: names) { return "; did you mean \"\(closest)\"?" }
    if names.isEmpty { return "; there is none yet" }
    let shown = names.prefix(12).map { "\"\($0)\"" }.joined(separator: ", ")
    return "; expected \(names.count == 1 ? "" : "one of ")\(shown)\(names.count > 12 ? ", …" : "")"
  }

  /// The number of insertions, deletions and replacements of bytes between two names.
  private static func edits(from left: [UInt8], to right: [UInt8]) -> Int {
    var row = Array(0...right.count)
    for (index, byte) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in right.indices {
        let replaced = diagonal + (byte == right[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    return row[right.count]
  }
}
