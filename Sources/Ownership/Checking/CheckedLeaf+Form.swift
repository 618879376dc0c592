extension CheckedLeaf {
  /// The way to this text in words: `plural one`, `count: plural few`, `device mac`; `the text` for a plain one.
  package var form: String {
    guard !path.isEmpty else { return "the text" }
    return path.map { $0.axis == "substitution" ? "\($0.name):" : "\($0.axis) \($0.name)" }.joined(separator: " ")
  }
}
