package import PositionedJSON

/// A `.strings` or `.stringsdict` file that was read once: its entries, and where each of them stands.
///
/// ```swift
/// let document = try TableDocument(bytes)
/// let table = document.strings
/// let places = document.places()          // only when there is something to report
/// ```
package struct TableDocument: Sendable {
  package let propertyList: PropertyListDocument
  /// The entries in file order, repeated keys included.
  package let members: [PropertyListMember]

  /// - Throws: a file that is no property list, or whose root is no dictionary.
  package init(_ bytes: [UInt8]) throws(TableSyntaxError) {
    propertyList = try PropertyListDocument(bytes)
    guard let members = propertyList.root.members else {
      throw TableSyntaxError(
        at: propertyList.lines?.position(of: propertyList.root.offset),
        "expected a dictionary at the root of the table, found \(propertyList.root.noun)")
    }
    self.members = members
  }

  /// The table of a `.strings` file.
  package var strings: StringsTable {
    var table = StringsTable(minimumCapacity: members.count)
    for member in members { table[member.key] = member.value.string }
    return table
  }

  /// The table of a `.stringsdict` file.
  package var stringsDict: StringsDictTable {
    var table = StringsDictTable(minimumCapacity: members.count)
    for member in members { table[member.key] = StringsDictEntry(member.value) }
    return table
  }

  /// The place of each key that counts; empty for a binary file.
  package func places() -> [String: JSONPosition] {
    guard let lines = propertyList.lines else { return [:] }
    return Dictionary(members.map { ($0.key, lines.position(of: $0.keyOffset)) }) { _, last in last }
  }
}
