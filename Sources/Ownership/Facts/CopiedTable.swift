import InstalledProducts
import LocalizationRuntime
import OwnershipManifest

/// One table of an owner's sources, to be looked for in main bundles that are not its own.
struct CopiedTable {
  let owner: Owner
  let content: OwnerContent
  let table: String
  private let keys: Set<String>

  /// The tables of an owner that an app shows itself, by name.
  static func all(of owner: Owner, in facts: InspectFacts) -> [CopiedTable] {
    guard let content = facts.sources[owner.name] else { return [] }
    return Set(content.tables.strings.keys.map(\.table) + content.tables.stringsDicts.keys.map(\.table))
      .filter { !SystemTableName.isOne($0) }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .map { CopiedTable(owner: owner, content: content, table: $0, keys: Self.keys(of: $0, content)) }
      .filter { !$0.keys.isEmpty }
  }

  /// With so few keys, a table of a product whose sources nobody knows may have them by chance.
  private static let fewKeys = 2

  private static func keys(of table: String, _ content: OwnerContent) -> Set<String> {
    var keys: Set<String> = []
    for (place, file) in content.tables.strings where place.table == table {
      if case .entries(let entries) = file { keys.formUnion(entries.keys) }
    }
    for (place, file) in content.tables.stringsDicts where place.table == table {
      if case .entries(let entries) = file { keys.formUnion(entries.keys) }
    }
    return keys
  }

  /// Whether a product's main bundle has the table with all of its keys.
  func isIn(mainBundleOf product: BuiltProduct) -> Bool {
    let built = product.main.localizations(of: table).reduce(into: Set<String>()) {
      $0.formUnion(product.main.keys(of: table, in: $1))
    }
    return keys.isSubset(of: built)
  }

  /// Whether the product's own sources have these keys themselves, so that its table is no copy.
  func isOwn(of product: BuiltProduct, in facts: InspectFacts) -> Bool {
    guard product.name != owner.name else { return true }
    let declared = facts.manifest.product(product.name).map(facts.manifest.owners) ?? []
    let own = declared.filter { $0.bundle == "." && $0.name != owner.name }.compactMap { facts.sources[$0.name] }
      .filter { !$0.tableNames.isEmpty }
    if own.isEmpty { return keys.count <= Self.fewKeys }
    return keys.isSubset(of: own.reduce(into: Set<String>()) { $0.formUnion(Self.keys(of: table, $1)) })
  }
}
