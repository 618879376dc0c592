import Findings
import Foundation
import LocalizationRuntime
import OwnershipManifest
import PositionedJSON
import StringCatalogs

/// Reads an owner's resources and compiles its catalogs.
struct OwnerReader {
  let owner: Owner
  let manifest: Manifest
  var content: OwnerContent
  /// What keeps the release from being put together: catalogs that cannot be compiled.
  var errors: [InputError] = []

  init(_ owner: Owner, of manifest: Manifest) {
    self.owner = owner
    self.manifest = manifest
    content = OwnerContent(owner: owner.name)
  }

  mutating func read() {
    for resource in owner.resources { read(resource: resource) }
    addLegacySources()
  }

  private mutating func read(resource path: String) {
    guard isFolder(path) else { return readFile(path, localization: "") }
    if path.hasSuffix(".lproj") { return readLocalization(path) }
    for name in names(in: path) {
      let inner = RelativePath.joined(path, name)
      if name.hasSuffix(".lproj") && isFolder(inner) {
        readLocalization(inner)
      } else if ResourceFile(name) != nil && !isFolder(inner) {
        readFile(inner, localization: "")
      }
    }
  }

  /// Takes an `.lproj` folder whole: its tables are read, everything else is linked.
  private mutating func readLocalization(_ path: String) {
    let localization = String(RelativePath.name(of: path).dropLast(".lproj".count))
    content.folders.insert(localization)
    for name in names(in: path) {
      let inner = RelativePath.joined(path, name)
      if isFolder(inner) {
        link(inner, as: "\(localization).lproj/\(name)")
      } else if ResourceFile(name) != nil {
        readFile(inner, localization: localization)
      } else {
        content.files["\(localization).lproj/\(name)"] = .link("\(manifest.folder)/\(inner)")
      }
    }
  }

  private mutating func link(_ folder: String, as target: String) {
    for name in names(in: folder) {
      let inner = RelativePath.joined(folder, name)
      if isFolder(inner) {
        link(inner, as: "\(target)/\(name)")
      } else {
        content.files["\(target)/\(name)"] = .link("\(manifest.folder)/\(inner)")
      }
    }
  }

  private mutating func readFile(_ path: String, localization: String) {
    guard let file = ResourceFile(RelativePath.name(of: path)) else { return }
    guard let bytes = FileManager.default.contents(atPath: "\(manifest.folder)/\(path)").map(Array.init) else {
      errors.append(InputError(file: manifest.projectPath(path), message: "the file cannot be read"))
      return
    }
    switch file.kind {
    case .catalog: readCatalog(bytes, of: file.table, path, localization: localization)
    case .strings, .stringsDict: readTable(bytes, file, path, localization: localization)
    }
  }

  /// The folder prefix of a localization's files.
  func prefix(of localization: String) -> String { localization.isEmpty ? "" : "\(localization).lproj/" }

  // MARK: - The disk

  private func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: "\(manifest.folder)/\(path)", isDirectory: &isFolder)
    return exists && isFolder.boolValue
  }

  /// What lies directly in a folder, in byte order, hidden files left out.
  private func names(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(manifest.folder)/\(folder)")) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
