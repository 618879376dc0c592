import InstalledProducts
import LocalizationRuntime
import OwnershipManifest
import Reports

/// A picture of a built tree: products, the bundles in them, their languages and sizes.
///
///     Trips                        app          en, de, ru                  1.2 MB
///       .                          3 tables     en, de                     40.1 kB
///       Trips_SharedTripUI.bundle  1 table      en, de, ru                  9.2 kB
struct BuiltTreeText {
  private let width: Int

  init(width: Int) {
    self.width = min(max(width, 60), 160)
  }

  /// Ends with a line end.
  func text(of tree: BuiltTree) -> String {
    let rows = tree.products.flatMap { self.rows(of: $0, in: tree) }
    let name = widest(rows.map(\.name), atMost: width / 2)
    let kind = widest(rows.map(\.kind), atMost: 24)
    let sizes = widest(rows.map(\.size), atMost: 10)
    let languages = width - name - kind - sizes - 6
    return rows.map { row in
      let lists = VisibleText(row.languages).text(within: max(8, languages))
      let left = VisibleText(row.name).text(within: name).filled(to: name + 2) + row.kind.filled(to: kind + 2)
      return left + lists.filled(to: max(8, languages) + 2)
        + String(repeating: " ", count: max(0, sizes - row.size.count)) + row.size + "\n"
    }.joined()
  }

  private struct Row {
    var name: String
    var kind: String
    var languages: String
    var size: String
  }

  private func rows(of product: BuiltProduct, in tree: BuiltTree) -> [Row] {
    let depth = Self.depth(of: product, in: tree)
    let indent = String(repeating: "  ", count: depth)
    let head = Row(
      name: indent + product.name, kind: product.isLoose ? "bundle" : product.kind.rawValue,
      languages: Self.list(product.main.description.declaredLocalizations + product.main.folders),
      size: Self.size(tree.files.size(of: product.path)))
    let bundles = product.allBundles.filter(\.hasTables).map { bundle in
      let tables = bundle.tableNames.count
      return Row(
        name: "\(indent)  \(product.path(of: bundle))", kind: "\(tables) table\(tables == 1 ? "" : "s")",
        languages: Self.list(bundle.folders), size: Self.size(bundle.files.reduce(0) { $0 + $1.size }))
    }
    return [head] + bundles
  }

  private static func depth(of product: BuiltProduct, in tree: BuiltTree) -> Int {
    guard let container = product.container.flatMap(tree.product), container.name != product.name else { return 0 }
    return 1 + depth(of: container, in: tree)
  }

  private static func list(_ languages: [String]) -> String {
    var seen: Set<String> = []
    let list = languages.filter { seen.insert($0).inserted }.joined(separator: ", ")
    return list.isEmpty ? "no language" : list
  }

  private func widest(_ texts: [String], atMost limit: Int) -> Int {
    min(limit, texts.map(DisplayWidth.of).max() ?? 0)
  }

  /// `40.1 kB`
  private static func size(_ bytes: Int) -> String {
    let units: [(name: String, bytes: Int)] = [("GB", 1_000_000_000), ("MB", 1_000_000), ("kB", 1000)]
    guard let unit = units.first(where: { bytes >= $0.bytes }) else { return "\(bytes) B" }
    let tenths = (bytes * 10 + unit.bytes / 2) / unit.bytes
    return "\(tenths / 10).\(tenths % 10) \(unit.name)"
  }
}
