import Findings
import InstalledProducts

/// The same in what was built: a bundle has one table in two files, and people never see one of them.
///
/// `.strings` and `.stringsdict` are the two halves of one table. `InfoPlist` at the root is read in another way.
extension DuplicateTable: ProductRule {
  package static func drafts(in facts: InspectFacts) -> [Draft] {
    facts.tree.products.flatMap { product in
      product.allBundles.flatMap { bundle in
        bundle.tableNames.flatMap { table in
          let files = bundle.files.filter { $0.table == table }
          return [outside(files), allInOne(files), raw(files)].compactMap { rivals in
            rivals.map { draft($0, in: bundle, of: product, facts) }
          }
        }
      }
    }
  }

  /// Two files for one table.
  private struct Rivals {
    var file: BuiltTable
    var effect: String
    var remedy: String
    /// Nil for the rule's own.
    var severity: Severity?
  }

  /// A file outside any folder is found before those of the languages.
  private static func outside(_ files: [BuiltTable]) -> Rivals? {
    for file in files where file.localization.isEmpty && (file.kind == .strings || file.kind == .stringsDict) {
      let hidden = files.filter { $0.kind == file.kind && !$0.localization.isEmpty }
      guard !hidden.isEmpty, file.table != "InfoPlist" else { continue }
      return Rivals(
        file: file,
        effect:
          "it lies outside any .lproj and is found before \(folders(of: hidden)), so that people of every language "
          + "read its texts",
        remedy: "take the file out of the product, its texts belong into the table of the development language")
    }
    return nil
  }

  /// One file for all languages beside one for each.
  private static func allInOne(_ files: [BuiltTable]) -> Rivals? {
    guard let file = files.first(where: { $0.kind == .locTable }) else { return nil }
    let rivals = files.filter { other in
      (other.kind == .strings || other.kind == .stringsDict) && file.inner.contains(other.localization)
    }
    guard !rivals.isEmpty else { return nil }
    return Rivals(
      file: file, effect: "\(folders(of: rivals)) has the same table and wins over it, so that nobody reads its texts",
      remedy: "keep one of them: the .loctable for all languages, or a table in each .lproj")
  }

  /// A catalog that was copied although it was compiled as well.
  private static func raw(_ files: [BuiltTable]) -> Rivals? {
    guard let file = files.first(where: { $0.kind == .catalog }),
      case let compiled = files.filter({ $0.kind != .catalog }), !compiled.isEmpty
    else { return nil }
    return Rivals(
      file: file,
      effect: "people read the compiled table in \(folders(of: compiled)), and nothing reads the catalog beside it",
      remedy: "compile the catalog in one target, and take it out of every phase that copies files",
      severity: .warning)
  }

  /// `de.lproj and en.lproj`
  private static func folders(of files: [BuiltTable]) -> String {
    var names: [String] = []
    for file in files {
      let name = file.localization.isEmpty ? RelativeName.last(of: file.path) : "\(file.localization).lproj"
      if !names.contains(name) { names.append(name) }
    }
    return names.listed(upTo: 3)
  }

  private static func draft(
    _ rivals: Rivals, in bundle: BuiltBundle, of product: BuiltProduct, _ facts: InspectFacts
  ) -> Draft {
    let file = rivals.file
    return Draft(
      description, severity: facts.isExternal(bundle, in: product) ? .note : rivals.severity,
      product: product.name,
      owner: facts.owner(of: bundle, in: product), table: file.table,
      message:
        "\(product.name) has table \(file.table) of \(product.title(of: bundle)) twice, once in "
        + "\(file.path): \(rivals.effect)",
      remedy: rivals.remedy, place: facts.tree.files.place(file.path))
  }
}
