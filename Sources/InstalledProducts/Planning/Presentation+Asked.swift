package import OwnershipManifest

extension Presentation.Asked {
  /// The path, relative to the product, of the bundle that is asked; `.` is the main bundle.
  ///
  /// - Parameter ownerBundle: where the owner's tables lie in a product.
  package func path(ownerBundle: String) -> String {
    switch self {
    case .owner: ownerBundle
    case .main: "."
    case .path(let path): path
    }
  }
}
