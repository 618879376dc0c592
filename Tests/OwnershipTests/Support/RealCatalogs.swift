import Findings
import Foundation
import Ownership
import OwnershipManifest
import StringCatalogs

/// Real catalogs of public projects, beside the checkout where they are there at all: one owner for each.
enum RealCatalogs {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../../shared/corpus")
    .standardizedFileURL
  static let isThere = FileManager.default.fileExists(atPath: folder.path)

  /// The manifest that names every catalog but the broken ones; an owner's name is its catalog's path.
  static let manifest = manifest { !$0.hasPrefix("_broken") }

  private static func manifest(naming isNamed: (String) -> Bool) -> Manifest {
    var manifest = Manifest(file: "bordercheck.json", folder: folder.path, developmentRegion: "en")
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    manifest.owners = paths.filter { $0.hasSuffix(".xcstrings") && isNamed($0) }.sorted().map { path in
      Owner(name: path, place: SourcePlace(file: "bordercheck.json"), resources: [path], bundle: ".")
    }
    return manifest
  }

  static let tables = CheckedTables.read(manifest: manifest).tables

  /// What one rule says of all of them.
  static func drafts(of rule: any TableRule.Type) -> [Draft] { tables.flatMap { rule.drafts(in: $0) } }

  /// What is wrong with each of the catalogs that somebody broke.
  static var brokenProblems: [[CatalogProblem]] {
    CheckedTables.read(manifest: manifest { $0.hasPrefix("_broken") }).tables.map { table in
      guard case .catalog(_, let problems) = table.source else { return [] }
      return problems
    }
  }
}
