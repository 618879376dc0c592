import Findings
import Foundation
import Ownership
import OwnershipManifest

/// An owner `K` whose resources are the files of a folder, as long as a test needs them: path below `K` → text.
enum TableProject {
  /// Lays the files out and reads the tables.
  static func read(
    _ files: KeyValuePairs<String, String>, languages: [String] = ["de"], isExternal: Bool = false
  ) throws -> CheckedTables {
    let folder = NSTemporaryDirectory() + "tables-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (name, text) in files {
      let file = URL(fileURLWithPath: "\(folder)/K/\(name)")
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return CheckedTables.read(manifest: manifest(in: folder, languages: languages, isExternal: isExternal))
  }

  private static func manifest(in folder: String, languages: [String], isExternal: Bool) -> Manifest {
    var owner = Owner(name: "K", place: SourcePlace(file: "bordercheck.json"), resources: ["K"], bundle: "K.bundle")
    owner.languages = languages
    owner.isExternal = isExternal
    var manifest = Manifest(file: "bordercheck.json", folder: folder, developmentRegion: "en")
    manifest.owners = [owner]
    return manifest
  }

  /// Lays an example out and reads the tables that its manifest names.
  static func tables(of example: RuleExample) throws -> [CheckedTable] {
    let folder = NSTemporaryDirectory() + "tables-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (name, text) in example.files {
      let file = URL(fileURLWithPath: "\(folder)/\(name)")
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return CheckedTables.read(manifest: try Project.load(folder).manifest).tables
  }
}
