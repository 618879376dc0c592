import Findings
import Foundation
import Ownership
import OwnershipManifest
import TestFiles

/// An owner `K` whose resources are the files of a folder, as long as a test needs them: path below `K` → text.
enum TableProject {
  /// Lays the files out and reads the tables.
  static func read(
    _ files: KeyValuePairs<String, String>, languages: [String] = ["de"], isExternal: Bool = false
  ) throws -> CheckedTables {
    let project = try ProjectFolder(
      Dictionary(files.map { ("K/\($0.key)", $0.value) }, uniquingKeysWith: { _, last in last }))
    return CheckedTables.read(manifest: manifest(in: project.path, languages: languages, isExternal: isExternal))
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
    let project = try ProjectFolder(example.files)
    return CheckedTables.read(manifest: try Project.load(project.path).manifest).tables
  }
}
