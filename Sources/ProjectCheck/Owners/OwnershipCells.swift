/// What the cells of a row say, whatever they are written in.
extension OwnershipRow {
  /// The table's name where it is another than `Localizable`.
  var tableText: String { table == "Localizable" ? "" : table }

  /// Who presents it: a line for each product, else why nobody is named.
  var surfaceLines: [String] {
    if let gap { return [gap.text] }
    return products.map { product in
      let names = surfaces.filter { $0.product == product && !$0.name.isEmpty }.map(\.name).uniqued
      return names.isEmpty ? product : "\(product): \(names.joined(separator: ", "))"
    }
  }

  /// The bundle that is asked; by product where they differ.
  var bundleText: String {
    if Set(surfaces.map(\.bundle)).count < 2 { return surfaces.first?.bundle ?? "" }
    return products.map { "\($0): \(bundles(in: $0).joined(separator: ", "))" }.joined(separator: "; ")
  }

  /// The bundles that one product asks, the surfaces' order.
  func bundles(in product: String) -> [String] { surfaces.filter { $0.product == product }.map(\.bundle).uniqued }

  var products: [String] { surfaces.map(\.product).uniqued }
}

extension OwnershipRow.Gap {
  var text: String {
    switch self {
    case .system: "not asked by code: read by the system"
    case .remote(let products): "not asked by code: a server sends the key to \(products.joined(separator: ", "))"
    case .dynamic: "not asked by code: a dynamic key"
    case .accessors(let names): "not asked by code: nobody names \(names.joined(separator: ", "))"
    case .previews: "not asked by code: only by previews, tests or debug builds"
    case .unshown: "not shown by the sources"
    case .nobody: "not asked by code"
    }
  }
}

extension Sequence where Element: Hashable {
  /// Each element once, where it first stands.
  var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
