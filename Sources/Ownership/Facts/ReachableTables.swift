import HostEvidence
import InstalledProducts
import LocalizationRuntime

/// Which table files of a bundle some reader is given, whatever list the device has.
///
/// An extension counts under both readings of its gate.
struct ReachableTables {
  let facts: InspectFacts
  /// A list for each language that anything built claims, and one for a reader of none of them.
  private let lists: [[String]]

  init(of facts: InspectFacts) {
    self.facts = facts
    let bundles = facts.tree.products.flatMap(\.allBundles)
    let claimed = bundles.flatMap { $0.info.facts.declaredLocalizations + $0.folders }.filter { $0 != "Base" }
    let lists = Set(claimed.map(LanguageTag.canonical)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    self.lists = lists.map { [$0] } + [["tlh"]]
  }

  /// The table files in language folders that no process of the product reads, in byte order of the paths.
  func unread(in bundle: BuiltBundle, of product: BuiltProduct) -> [BuiltTable] {
    let files = bundle.files.filter {
      ($0.kind == .strings || $0.kind == .stringsDict) && !["", "Base", "mul"].contains($0.localization)
    }
    let counts = Dictionary(grouping: bundle.folders, by: LanguageIdentity.init).mapValues(\.count)
    let offered = Set(product.main.description.offers(behavior: DeviceBehavior()).map(LanguageIdentity.init))
    // What the main bundle offers under its own name is chosen, unless a twin is in its way.
    let doubtful = files.filter { file in
      let language = LanguageIdentity(file.localization)
      return counts[language, default: 0] > 1 || !offered.contains(language)
    }
    guard !doubtful.isEmpty else { return [] }
    let searches = searches(of: bundle, in: product)
    return doubtful.filter { file in !searches.contains { Self.reaches(file, of: bundle, along: $0) } }
  }

  /// Whether a search comes to the file: it has the folder, and no other spelling of it with the same table before.
  private static func reaches(_ file: BuiltTable, of bundle: BuiltBundle, along search: [String]) -> Bool {
    guard let index = search.firstIndex(of: file.localization) else { return false }
    let language = LanguageIdentity(file.localization)
    let twins = search[..<index].filter { LanguageIdentity($0) == language }
    return !bundle.files.contains {
      $0.table == file.table && $0.kind == file.kind && twins.contains($0.localization)
    }
  }

  /// The orders in which folders of the bundle are searched.
  private func searches(of bundle: BuiltBundle, in product: BuiltProduct) -> Set<[String]> {
    var searches: Set<[String]> = []
    for process in processes(of: bundle, in: product) {
      for gate in DeviceBehavior.Gate.allCases {
        var behavior = DeviceBehavior()
        behavior.extensionGate = gate
        for list in lists {
          let languages = ProcessLanguages(main: process.main.description, user: list, behavior: behavior)
          let isMain = process.main.path == bundle.path
          searches.insert(isMain ? languages.main.searchList : languages.choice(for: bundle.description).searchList)
        }
      }
    }
    return searches
  }

  /// A framework is loaded by the extensions of its app as well.
  private func processes(of bundle: BuiltBundle, in product: BuiltProduct) -> [BuiltProduct] {
    let isShared = bundle.path.split(separator: "/").contains { $0.hasSuffix(".framework") }
    guard isShared else { return [product] }
    return [product] + facts.tree.products.filter { $0.container == product.name }
  }
}
