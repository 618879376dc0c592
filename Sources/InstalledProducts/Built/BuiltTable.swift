package import Findings

/// One file of a built bundle that holds texts.
package struct BuiltTable: Sendable, Hashable {
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case strings
    case stringsDict = "stringsdict"
    /// The tables of all languages in one file.
    case locTable = "loctable"
    /// A String Catalog that was copied instead of compiled.
    case catalog = "xcstrings"
  }

  package var kind: Kind
  package var table: String
  /// Name of the `.lproj` folder; empty for a file outside any.
  package var localization: String
  /// Below the root.
  package var path: String
  /// Localizations inside of a `.loctable`, in byte order.
  package var inner: [String] = []
  /// In bytes.
  package var size: Int
  /// Why it cannot be read.
  package var problem: String?
  /// Where reading stopped, counted from 1.
  package var line: Int?
  package var column: Int?

  package init(kind: Kind, table: String, localization: String, path: String, size: Int) {
    self.kind = kind
    self.table = table
    self.localization = localization
    self.path = path
    self.size = size
  }

  /// The file's place as findings name it.
  package func place(in files: ProductFiles) -> SourcePlace {
    SourcePlace(file: files.place(path).file, line: line, column: column)
  }
}
