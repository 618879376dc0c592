import Foundation
import LocalizationRuntime

/// Reads installed products back from a disk: what a device, or somebody's build, really has.
///
/// Flat bundles, as on iOS; what belongs to whom is not known from a tree, so bundles name no owners.
package struct InstalledTree: Sendable {
  /// Path of the folder that apps lie in.
  package let folder: String

  package init(folder: String) {
    self.folder = folder
  }

  /// Every `.app` below the folder and every product inside them, in byte order of their paths.
  package func products() -> [InstalledProduct] {
    names(in: "").filter { isProduct($0) }.flatMap { products(at: $0) }
      .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// One product and those inside it.
  ///
  /// - Parameter path: the product's folder, seen from `folder`.
  package func products(at path: String) -> [InstalledProduct] {
    var walk = Walk()
    visit(path, below: path, &walk)
    let main = bundle(path, path: ".")
    let name = (path as NSString).lastPathComponent
    let product = InstalledProduct(
      name: (name as NSString).deletingPathExtension,
      identifier: main.identifier ?? (name as NSString).deletingPathExtension, path: path,
      bundles: [main]
        + walk.bundles.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { bundle("\(path)/\($0)", path: $0) })
    return [product] + walk.products.flatMap { products(at: $0) }
  }

  // MARK: - The walk

  /// What lies inside one product.
  private struct Walk {
    /// Paths inside the product.
    var bundles: [String] = []
    /// Paths seen from the folder of apps.
    var products: [String] = []
  }

  private func visit(_ folder: String, below product: String, _ walk: inout Walk) {
    for name in names(in: folder) where isFolder("\(folder)/\(name)") && !name.hasSuffix(".lproj") {
      let path = "\(folder)/\(name)"
      if isProduct(name) {
        walk.products.append(path)
        continue
      }
      if isBundle(path, name) { walk.bundles.append(String(path.dropFirst(product.count + 1))) }
      visit(path, below: product, &walk)
    }
  }

  private func isProduct(_ name: String) -> Bool { name.hasSuffix(".app") || name.hasSuffix(".appex") }

  /// A folder with an Info.plist, or one that is named like a bundle and holds tables.
  private func isBundle(_ path: String, _ name: String) -> Bool {
    if exists("\(path)/Info.plist") { return true }
    guard [".bundle", ".framework", ".resources"].contains(where: { name.hasSuffix($0) }) else { return false }
    return names(in: path).contains { $0.hasSuffix(".lproj") || ResourceFile($0) != nil }
  }

  // MARK: - One bundle

  private func bundle(_ folder: String, path: String) -> InstalledBundle {
    var tables = BundleTables()
    var folders: [String] = []
    var rawCatalogs: Set<String> = []
    for name in names(in: folder) {
      if name.hasSuffix(".lproj") && isFolder("\(folder)/\(name)") {
        folders.append(String(name.dropLast(".lproj".count)))
        read("\(folder)/\(name)", localization: folders[folders.count - 1], &tables, &rawCatalogs)
      }
    }
    read(folder, localization: "", &tables, &rawCatalogs)
    let info = info(folder)
    return InstalledBundle(
      path: path, identifier: info.identifier, description: info.description(folders: folders),
      infoStrings: info.strings, tables: tables, rawCatalogs: rawCatalogs)
  }

  private func read(
    _ folder: String, localization: String, _ tables: inout BundleTables, _ rawCatalogs: inout Set<String>
  ) {
    for name in names(in: folder) {
      guard let file = ResourceFile(name), let bytes = bytes("\(folder)/\(name)") else { continue }
      switch file.kind {
      case .catalog: rawCatalogs.insert(file.table)
      case .strings, .stringsDict: tables.read(bytes, as: file, localization: localization)
      }
    }
  }

  private func info(_ folder: String) -> BundleInfo {
    guard let bytes = bytes("\(folder)/Info.plist"),
      let list = try? PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil),
      let values = list as? [String: Any]
    else { return BundleInfo() }
    return BundleInfo(values, bytes: bytes)
  }
}

// MARK: - The disk

extension InstalledTree {
  private func path(_ path: String) -> String { path.isEmpty ? folder : "\(folder)/\(path)" }

  private func bytes(_ path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: self.path(path)).map(Array.init)
  }

  private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: self.path(path)) }

  private func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: self.path(path), isDirectory: &isFolder) && isFolder.boolValue
  }

  /// What lies directly in a folder, in byte order.
  private func names(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path(folder))) ?? []
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
