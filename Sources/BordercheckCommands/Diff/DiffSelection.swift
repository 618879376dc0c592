import OwnershipManifest
import ReportComparison

/// What keeps two reports from being compared: names that neither has.
struct DiffSelectionError: Error, Hashable, CustomStringConvertible {
  let description: String
}

extension ComparisonSelection {
  /// The part of both reports that globs and language lists choose.
  ///
  /// - Throws: `DiffSelectionError` for the first that chooses nothing in either report, with what there is.
  init(
    products: [String], owners: [String], languages: [[String]], of old: ComparedSide, _ new: ComparedSide
  ) throws(DiffSelectionError) {
    self.init(
      products: try Self.chosen(products, "product", old.products + new.products),
      owners: try Self.chosen(owners, "owner", old.owners + new.owners), languages: languages)
    let lists = old.languageLists + new.languageLists
    for list in languages where !lists.isEmpty && !lists.contains(where: { $0.starts(with: list) }) {
      let known = Set(lists.map { $0.joined(separator: ",") }).sorted()
      throw DiffSelectionError(
        description: "neither report played \(list.joined(separator: ",")); expected \(Self.list(known))")
    }
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "none: there is none" : (names.count == 1 ? "" : "one of ") + names.joined(separator: ", ")
  }

  private static func chosen(
    _ globs: [String], _ kind: String, _ known: [String]
  ) throws(DiffSelectionError) -> Set<String>? {
    guard !globs.isEmpty else { return nil }
    let known = Set(known).sorted()
    var chosen: Set<String> = []
    for glob in globs.map({ Glob($0) }) {
      let names = known.filter(glob.matches)
      guard !names.isEmpty else {
        throw DiffSelectionError(
          description: "neither report has the \(kind) \"\(glob.pattern)\"; expected \(Self.list(known))")
      }
      chosen.formUnion(names)
    }
    return chosen
  }
}
