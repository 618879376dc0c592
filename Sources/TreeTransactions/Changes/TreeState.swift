/// On which side of a transaction a tree is.
package enum TreeState: String, Codable, Sendable {
  case before, after

  var other: TreeState { self == .before ? .after : .before }
}
