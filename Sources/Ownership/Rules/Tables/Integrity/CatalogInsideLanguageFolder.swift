import Findings

/// A catalog, which holds all languages, lies in the folder of one.
package enum CatalogInsideLanguageFolder: TableRule {
  package static let description = RuleDescription(
    id: "catalog.inside-lproj", title: "a catalog inside a language folder",
    reason: "Xcode refuses to build it, and other build systems put every language into the folder of one.",
    firing: IntegrityExamples.insideFolder, silent: IntegrityExamples.sound + IntegrityExamples.interfaceBuilder)

  /// Xcode itself puts the catalogs of Interface Builder files into `mul.lproj`.
  package static func drafts(in table: CheckedTable) -> [Draft] {
    guard table.isCatalog else { return [] }
    return table.files.compactMap { file in
      let folders = file.split(separator: "/").dropLast()
      guard let folder = folders.last(where: { $0.hasSuffix(".lproj") }), folder != "mul.lproj" else { return nil }
      return table.draft(
        description, message: "\(file) lies in \(folder), but a catalog holds every language itself",
        remedy: "move the catalog out of \(folder), next to it", place: SourcePlace(file: file))
    }
  }
}
