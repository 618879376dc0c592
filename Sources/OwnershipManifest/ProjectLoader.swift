import Foundation
import HostEvidence
import LocaleMatrix
import PositionedJSON

/// Reads all files of a project and gathers what is wrong in any of them.
struct ProjectLoader {
  /// Path of the project's folder.
  let folder: String
  /// The manifest's name in it.
  let file: String
  private(set) var errors: [InputError] = []

  init(_ path: String) {
    let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    if exists ? isFolder.boolValue : !path.hasSuffix(".json") {
      (folder, file) = (path.isEmpty ? "." : path, ManifestLoader.fileName)
    } else {
      let slash = path.lastIndex(of: "/")
      folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
      file = slash.map { String(path[path.index(after: $0)...]) } ?? path
    }
  }

  mutating func load() -> Project? {
    var loader = ManifestLoader(folder: folder, label: "")
    let manifest = loader.load(file)
    errors += loader.errors
    guard let root = loader.root else {
      _ = scenarios(in: "Matrix", ScenarioContext(developmentRegion: nil, releases: nil))
      return nil
    }
    let releases = releases(of: root)
    let context = ScenarioContext(
      developmentRegion: root.developmentRegion,
      releases: releases.mapValues { $0?.products.map(\.name) }
        .merging(["current": root.products.map(\.product.name)]) { $1 })
    let languages = manifest.map { Self.requiredLanguages(of: $0) } ?? []
    let scenarios = scenarios(in: root.matrix, context)
    guard let manifest else { return nil }
    return Project(
      manifest: manifest, scenarios: scenarios ?? [.everyLanguage(languages)],
      releases: releases.compactMapValues { $0 }, lacksMatrix: scenarios == nil && root.saysMatrix)
  }

  /// The development region, then the other languages that some owner must have, in byte order.
  private static func requiredLanguages(of manifest: Manifest) -> [String] {
    let others = Set(manifest.owners.flatMap(\.languages)).subtracting([manifest.developmentRegion])
    return [manifest.developmentRegion] + others.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  // MARK: - Releases

  /// Release name → its manifest, nil where it could not be read.
  private mutating func releases(of root: ManifestFile) -> [String: Manifest?] {
    var manifests: [String: Manifest?] = [:]
    for (release, position) in root.releases {
      manifests.updateValue(manifest(of: release, at: position, in: root.file), forKey: release.name)
    }
    return manifests
  }

  private mutating func manifest(
    of release: Manifest.ReleaseFolder, at position: JSONPosition, in file: String
  ) -> Manifest? {
    let path = "\(folder)/\(release.folder)"
    guard FileManager.default.fileExists(atPath: "\(path)/\(ManifestLoader.fileName)") else {
      let message =
        "\"\(release.folder)\" holds no \(ManifestLoader.fileName); expected the folder of an earlier release"
      errors.append(InputError(file: file, position: position, message: message))
      return nil
    }
    var loader = ManifestLoader(folder: path, label: release.folder)
    let manifest = loader.load(ManifestLoader.fileName)
    errors += loader.errors
    return manifest
  }

  // MARK: - Scenarios

  /// The scenarios of a folder in byte order of their names; nil where there is no such folder.
  private mutating func scenarios(in matrix: String, _ context: ScenarioContext) -> [Scenario]? {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(matrix)") else { return nil }
    let files = names.filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }
    return files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.compactMap { scenario($0, in: matrix, context) }
  }

  private mutating func scenario(_ name: String, in matrix: String, _ context: ScenarioContext) -> Scenario? {
    let path = RelativePath.joined(matrix, name)
    guard let bytes = FileBytes.read("\(folder)/\(path)") else {
      errors.append(InputError(file: path, message: "the scenario cannot be read; expected a JSON file"))
      return nil
    }
    do {
      let name = String(name.dropLast(".json".count))
      return try ScenarioReader.read(bytes, file: path, name: name, context: context)
    } catch {
      errors += error.errors
      return nil
    }
  }
}
