/// What keeps evidence of several files from being the parts of one whole.
package struct ShardMergeError: Error, Sendable, Hashable {
  /// One problem, of one file or of all of them together.
  package struct Problem: Sendable, Hashable {
    /// Nil for what no file is to blame for.
    package var file: String?
    /// Lower case, no full stop: what is wrong, what was expected, what to do.
    package var message: String

    static let nothing = Self(file: nil, message: "there is nothing to merge; expected the evidence of every shard")
  }

  /// Never empty.
  package var problems: [Problem]
}
