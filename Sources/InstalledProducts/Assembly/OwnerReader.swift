import Findings
import Foundation
import HostEvidence
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
  private var sources = TableSources()

  init(_ owner: Owner, of manifest: Manifest) {
    self.owner = owner
    self.manifest = manifest
    content = OwnerContent(owner: owner.name)
  }

  mutating func read() {
    for item in OwnerResources(of: owner, in: manifest).items {
      switch item {
      case .localization(let name): content.folders.insert(name)
      case .table(let path, let file, let localization): read(file, path, localization: localization)
      case .file(let path, let target): content.files[target] = .copy("\(manifest.folder)/\(path)")
      }
    }
    content.rivals = sources.rivals
    addLegacySources()
  }

  private mutating func read(_ file: ResourceFile, _ path: String, localization: String) {
    guard let bytes = FileBytes.read("\(manifest.folder)/\(path)") else {
      errors.append(InputError(file: manifest.projectPath(path), message: "the file cannot be read"))
      return
    }
    sources.add(
      file, localization: localization, isCompiled: isCompiled(localization: localization),
      path: manifest.projectPath(path))
    switch file.kind {
    case .catalog: readCatalog(bytes, of: file.table, path, localization: localization)
    case .strings, .stringsDict: readTable(bytes, file, path, localization: localization)
    }
  }

  /// Whether a catalog there is compiled: in an `.lproj` folder none is, but for `mul.lproj`, where Interface Builder keeps
  /// its own.
  func isCompiled(localization: String) -> Bool { owner.compiles && (localization.isEmpty || localization == "mul") }

  /// The folder prefix of a localization's files.
  func prefix(of localization: String) -> String { localization.isEmpty ? "" : "\(localization).lproj/" }
}
