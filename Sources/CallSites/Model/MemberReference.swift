/// A member that is named after a type: `TripCopy.arrives`, where it first stands in a file.
package struct MemberReference: Sendable, Hashable {
  package var name: String
  package var line: Int
  package var column: Int

  package init(name: String, line: Int, column: Int) {
    self.name = name
    self.line = line
    self.column = column
  }
}
