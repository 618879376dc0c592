import Findings
import OwnershipManifest
import Projects

extension CheckFacts {
  /// Every file of the project's folder, in byte order; empty where the folder was not listed.
  var files: [String] { declared.files }

  /// The folders of earlier releases and of other manifests' projects: what lies in them is not of this project.
  private var foreignFolders: [String] {
    let own = Set(
      ["."] + manifest.owners.map { RelativePath.folder(of: $0.place.file) } + [RelativePath.folder(of: manifest.file)])
    let others = files.filter { RelativePath.name(of: $0) == "bordercheck.json" }.map { RelativePath.folder(of: $0) }
    return others.filter { !own.contains($0) } + manifest.releases.map { manifest.projectPath($0.folder) }
  }

  /// Whether a file lies below one of the folders.
  private static func lies(_ file: String, in folders: [String]) -> Bool {
    folders.contains { file.hasPrefix("\($0)/") }
  }

  /// The tables on the disk that products may get: without earlier releases, other projects, tests, and bundles that are
  /// copied as they are.
  var tableFiles: [String] {
    let foreign = foreignFolders
    let tested = Set(declared.targets.filter(\.kind.isTest).flatMap(\.resources).map(\.path))
    return files.filter { file in
      TableFileName(file) != nil && !Self.lies(file, in: foreign) && !tested.contains(file)
    }
  }

  /// Whether a file lies in the folder of an earlier release or of another project.
  package func isForeign(_ file: String) -> Bool { Self.lies(file, in: foreignFolders) }
}
