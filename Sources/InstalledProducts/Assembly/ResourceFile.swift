/// A file that holds a table, told by its name.
package struct ResourceFile: Sendable, Hashable {
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case catalog = ".xcstrings"
    case strings = ".strings"
    case stringsDict = ".stringsdict"
  }

  package var kind: Kind
  /// The file's name without extension.
  package var table: String

  package init(kind: Kind, table: String) {
    self.kind = kind
    self.table = table
  }

  /// Nil where a file of that name holds no table.
  package init?(_ name: String) {
    guard let kind = Kind.allCases.first(where: { name.hasSuffix($0.rawValue) && name != $0.rawValue }) else {
      return nil
    }
    self.kind = kind
    table = String(name.dropLast(kind.rawValue.count))
  }
}
