extension Sequence where Element: Hashable {
  /// Each element once, where it first stands.
  var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension [String] {
  /// In byte order, each once.
  var ascending: [String] { Set(self).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }

  /// `a`, `a and b`, `a, b and c`.
  var inWords: String {
    guard let last else { return "" }
    return count == 1 ? last : dropLast().joined(separator: ", ") + " and " + last
  }
}
