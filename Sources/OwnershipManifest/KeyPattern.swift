/// A regular expression that every key of an owner is to match.
package struct KeyPattern: Sendable, Hashable {
  /// As it is written.
  package let text: String

  /// - Throws: what is wrong with the expression.
  package init(_ text: String) throws {
    _ = try Regex(text)
    self.text = text
  }

  /// Those of some keys that do not match whole.
  package func mismatches(in keys: [String]) -> [String] {
    guard let regex = try? Regex(text) else { return [] }
    return keys.filter { (try? regex.wholeMatch(in: $0)) == nil }
  }
}
