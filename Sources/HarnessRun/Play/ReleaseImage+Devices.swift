import InstalledProducts
import OwnershipManifest
import SimulatedDevice

extension ReleaseImage {
  /// The release as a device installs it, executables in their products' bundles.
  func onDevices(executables: BuiltExecutables?) -> DeviceRelease {
    let manifest = installed.manifest
    var files = products.flatMap { product in
      product.files.map { DeviceFile(path: "\(product.path)/\($0.path)", content: $0.content.onDevices) }
    }
    for product in products {
      guard let executables, let name = manifest.product(product.name)?.executable else { continue }
      files.append(
        DeviceFile(path: "\(product.path)/\(name)", content: .link(executables.path(of: name))))
    }
    let topLevel = manifest.products.filter { manifest.container(of: $0.name) == nil }
    return DeviceRelease(
      files: files, folders: products.flatMap { product in product.folders.map { "\(product.path)/\($0)" } },
      identifiers: manifest.products.map(\.identifier), groups: topLevel.map(\.identifier))
  }
}

extension ImageFile.Content {
  fileprivate var onDevices: DeviceFile.Content {
    switch self {
    case .bytes(let bytes): .bytes(bytes)
    case .copy(let path): .copy(path)
    }
  }
}
