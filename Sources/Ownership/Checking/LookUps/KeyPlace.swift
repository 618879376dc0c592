/// A key that a look-up may mean, and where it is.
package struct KeyPlace: Sendable, Hashable {
  package var owner: String
  package var table: String
  /// As the table has it.
  package var key: String

  package init(owner: String, table: String, key: String) {
    self.owner = owner
    self.table = table
    self.key = key
  }
}
