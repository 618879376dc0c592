/// Two files of one owner that hold the same table: a build takes one of them, or none.
package struct TableRivals: Sendable, Hashable {
  package var table: String
  /// The file that was read first, as findings name it.
  package var first: String
  /// The one that was read over it.
  package var second: String

  package init(table: String, first: String, second: String) {
    self.table = table
    self.first = first
    self.second = second
  }
}
