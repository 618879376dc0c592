extension Scenario {
  /// One device for each entry, in the scenario's order.
  package var devices: [PlannedDevice] { entries.map { PlannedDevice(scenario: self, entry: $0) } }
}

extension PlannedDevice {
  /// The cells in the order in which they are played.
  ///
  /// - Parameter products: release name → its products in the manifest's order, which `"all"` stands for.
  package func cells(products: [String: [String]]) -> [PlannedCell] {
    var installed = ""
    var cells: [PlannedCell] = []
    for (index, step) in scenario.steps.enumerated() {
      switch step {
      case .languages, .appLanguages: continue
      case .install(let release), .upgrade(let release): installed = release
      case .launch(let launch):
        cells += launch.products(of: products[installed] ?? []).map { product in
          let id = cell(step: index + 1, product: product)
          return PlannedCell(id: id, step: index + 1, release: installed, product: product)
        }
      }
    }
    return cells
  }
}

extension Step.Launch {
  /// The products that are started, of those that are installed.
  package func products(of installed: [String]) -> [String] {
    switch self {
    case .all: installed
    case .products(let names): names
    }
  }
}
