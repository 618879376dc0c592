extension [String] {
  /// `a`, `a and b`, `a, b and c`, `a, b, c and 4 more`.
  func listed(upTo limit: Int) -> String {
    var names = Array(prefix(limit))
    if count > limit { names.append("\(count - limit) more") }
    guard let last = names.popLast() else { return "" }
    return names.isEmpty ? last : names.joined(separator: ", ") + " and " + last
  }
}
