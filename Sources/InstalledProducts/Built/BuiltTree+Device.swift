extension BuiltTree {
  /// Where a product lies on a device, below the folder of applications: `Trips.app/PlugIns/TripWidget.appex`, whatever
  /// the build put the app into.
  func devicePath(of product: BuiltProduct) -> String {
    guard let name = product.container, let container = self.product(name), container.path != product.path else {
      return topLevelPath(of: product)
    }
    let inner = container.path.isEmpty ? product.path : String(product.path.dropFirst(container.path.utf8.count + 1))
    return "\(devicePath(of: container))/\(inner)"
  }

  /// The last name of the path; the whole of it where another product has the same.
  private func topLevelPath(of product: BuiltProduct) -> String {
    guard !product.path.isEmpty else { return files.name }
    let last = RelativeName.last(of: product.path)
    let namesakes = products.count { $0.container == nil && RelativeName.last(of: $0.path) == last }
    return namesakes > 1 ? product.path : last
  }
}
