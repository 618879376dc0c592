package import CommandLayer
package import Reports

/// A part of a matrix on a command line, such as `2/4`.
package struct MatrixShard: ArgumentValue, Hashable {
  package var shard: Shard

  package init(argument: String) throws(ArgumentValueError) {
    guard let shard = Shard(argument) else {
      throw ArgumentValueError(expected: "a part of a whole, such as 1/4 to 4/4")
    }
    self.shard = shard
  }

  package var argumentText: String { shard.text }
}
