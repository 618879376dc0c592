/// Where an old-style property list stops to be one, and why.
struct OldStyleSyntaxError: Error, Hashable {
  var line: Int
  /// What is there and what was expected.
  var message: String
}
