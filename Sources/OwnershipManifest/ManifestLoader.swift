import Foundation
import HostEvidence
import PositionedJSON

/// Loads one manifest with all that it includes, and joins them.
struct ManifestLoader {
  /// The name that a manifest has in its folder.
  static let fileName = "bordercheck.json"

  /// Path of the manifest's folder.
  let folder: String
  /// The same folder, seen from the project's folder; messages begin with it.
  let label: String
  private(set) var errors: [InputError] = []
  private var files: [ManifestFile] = []
  private var visited: Set<String> = []

  init(folder: String, label: String) {
    self.folder = folder
    self.label = label
  }

  /// The joined manifest; nil, with `errors` saying why, where something is wrong.
  ///
  /// - Parameter file: the manifest's name in its folder.
  mutating func load(_ file: String) -> Manifest? {
    guard let bytes = FileBytes.read("\(folder)/\(file)") else {
      let place = RelativePath.joined(label, file)
      errors.append(InputError(file: place, message: problem(with: file)))
      return nil
    }
    read(bytes, file, role: .root)
    guard let root = files.first else { return nil }
    var join = ManifestJoin(root: root, included: Array(files.dropFirst()), folder: folder)
    let manifest = join.manifest()
    errors += join.errors
    return errors.isEmpty ? manifest : nil
  }

  /// Why the manifest cannot be read.
  private func problem(with file: String) -> String {
    let path = "\(folder)/\(file)"
    let expected = "expected a file \(Self.fileName) in the project's folder"
    guard FileManager.default.fileExists(atPath: path) else {
      return "there is no manifest; expected a file \(file) in the project's folder; 'bordercheck init' drafts one"
    }
    let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    switch type {
    case .typeDirectory?: return "the manifest is a folder; \(expected)"
    case .typeRegular?, .typeSymbolicLink?, nil: return "the manifest cannot be read; \(expected) that may be read"
    default: return "the manifest is a device or a pipe and no file; \(expected)"
    }
  }

  /// The root as it was read, where it could be read at all: names in it are good for checking other files.
  var root: ManifestFile? { files.first }

  private mutating func read(_ bytes: [UInt8], _ path: String, role: ManifestReader.Role) {
    visited.insert(path)
    var reader = ManifestReader(
      folder: folder, base: RelativePath.folder(of: path), label: RelativePath.joined(label, path), role: role)
    let isManifest = reader.read(bytes)
    errors += reader.reader.errors
    guard isManifest else { return }
    files.append(reader.result)
    for include in reader.result.includes { self.include(include, from: reader.result.file) }
  }

  private mutating func include(_ include: ManifestFile.PathReference, from file: String) {
    let paths = FilePattern.paths(matching: include.path, in: folder)
    if paths.isEmpty {
      let message = "no manifest matches \"\(include.path)\"; expected the path of a \(Self.fileName)"
      errors.append(InputError(file: file, position: include.position, message: message))
    }
    for path in paths {
      let path = isFolder(path) ? RelativePath.joined(path, Self.fileName) : path
      guard !visited.contains(path) else { continue }
      guard let bytes = FileBytes.read("\(folder)/\(path)") else {
        let message = "\"\(path)\" cannot be read; expected a manifest"
        errors.append(InputError(file: file, position: include.position, message: message))
        continue
      }
      read(bytes, path, role: .included)
    }
  }

  private func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: "\(folder)/\(path)", isDirectory: &isFolder) && isFolder.boolValue
  }
}
