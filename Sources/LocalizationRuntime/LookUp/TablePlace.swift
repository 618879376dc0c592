/// One table file of one bundle: where it lies and of which kind it is.
package struct TablePlace: Sendable, Hashable {
  /// The `.lproj` name; the empty text is the bundle's root.
  package let localization: String
  package let table: String
  package let kind: TableCandidate.Kind
  /// Path inside the bundle: `de.lproj/Localizable.strings`.
  package let file: String

  package init(localization: String, table: String, kind: TableCandidate.Kind) {
    self.localization = localization
    self.table = table
    self.kind = kind
    self.file = (localization.isEmpty ? "" : localization + ".lproj/") + table + "." + kind.rawValue
  }

  /// The order in which localizations are searched: the root, the first language, `Base`, the rest.
  ///
  /// Source: the query table of CFBundle_Resources.c.
  package static func order(searchList: [String]) -> [String] {
    var seen: Set<String> = []
    return ([""] + searchList.prefix(1) + ["Base"] + searchList.dropFirst()).filter { seen.insert($0).inserted }
  }
}
