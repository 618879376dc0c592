import Foundation
package import OwnershipManifest

/// What an owner's `resources` lead to on the disk, in the manifest's order and then in byte order of names.
package struct OwnerResources {
  /// One thing that goes into the owner's bundle.
  package enum Item: Sendable, Hashable {
    /// An `.lproj` folder, named without its extension.
    case localization(String)
    /// A file that holds a table, relative to the manifest's folder; outside any `.lproj` the localization is empty.
    case table(path: String, ResourceFile, localization: String)
    /// Any other file of an `.lproj` folder, and where it goes in the bundle.
    case file(path: String, target: String)
  }

  /// The manifest's folder.
  private let folder: String
  package private(set) var items: [Item] = []

  package init(of owner: Owner, in manifest: Manifest) {
    folder = manifest.folder
    for resource in owner.resources { list(resource: resource) }
  }

  /// A folder with a table's name is no table that can be read, and is told as one.
  private mutating func list(resource path: String) {
    guard isFolder(path), ResourceFile(RelativePath.name(of: path)) == nil else {
      return add(file: path, localization: "")
    }
    if path.hasSuffix(".lproj") { return list(localization: path) }
    for name in names(in: path) {
      let inner = RelativePath.joined(path, name)
      if name.hasSuffix(".lproj") && isFolder(inner) {
        list(localization: inner)
      } else if !isFolder(inner) || ResourceFile(name) != nil {
        add(file: inner, localization: "")
      }
    }
  }

  /// Takes an `.lproj` folder whole.
  private mutating func list(localization path: String) {
    let localization = String(RelativePath.name(of: path).dropLast(".lproj".count))
    items.append(.localization(localization))
    for name in names(in: path) {
      let inner = RelativePath.joined(path, name)
      if ResourceFile(name) != nil {
        add(file: inner, localization: localization)
      } else if isFolder(inner) {
        list(others: inner, as: "\(localization).lproj/\(name)", isLinked: isLink(inner))
      } else {
        items.append(.file(path: inner, target: "\(localization).lproj/\(name)"))
      }
    }
  }

  /// A symbolic link may lead back to a folder above, and links among folders may multiply: below one, none is followed.
  private mutating func list(others folder: String, as target: String, isLinked: Bool) {
    for name in names(in: folder) {
      let inner = RelativePath.joined(folder, name)
      if !isFolder(inner) {
        items.append(.file(path: inner, target: "\(target)/\(name)"))
      } else if !isLinked || !isLink(inner) {
        list(others: inner, as: "\(target)/\(name)", isLinked: isLinked || isLink(inner))
      }
    }
  }

  private mutating func add(file path: String, localization: String) {
    guard let file = ResourceFile(RelativePath.name(of: path)) else { return }
    items.append(.table(path: path, file, localization: localization))
  }

  // MARK: - The disk

  private func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: "\(folder)/\(path)", isDirectory: &isFolder)
    return exists && isFolder.boolValue
  }

  private func isLink(_ path: String) -> Bool {
    let type = try? FileManager.default.attributesOfItem(atPath: "\(folder)/\(path)")[.type] as? FileAttributeType
    return type == .typeSymbolicLink
  }

  /// What lies directly in a folder, in byte order, hidden files left out.
  private func names(in inner: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(inner)")) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
