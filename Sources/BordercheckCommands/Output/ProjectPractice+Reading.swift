import Foundation
import OwnershipManifest
import ReportFormats

extension ProjectPractice {
  /// How the project of a folder or a manifest is looked after; nil where no manifest lies there that can be read.
  ///
  /// - Parameter project: absolute.
  static func read(_ project: String) -> Self? {
    guard let manifest = try? Project.load(project).manifest else { return nil }
    let folder = ProjectFolder.path(of: project)
    var services = [ContinuousIntegration(in: folder)]
    var prefixes = [""]
    if let root = Repository.root(of: folder), root != folder {
      services.insert(ContinuousIntegration(in: root), at: 0)
      prefixes = ["", Repository.prefix(of: folder, in: root)]
    }
    let off = manifest.rules.filter { $0.value == nil }.keys
    return Self(
      callingFiles: zip(prefixes, services).flatMap { prefix, service in service.callingFiles.map { prefix + $0 } },
      otherFiles: zip(prefixes, services).flatMap { prefix, service in service.otherFiles.map { prefix + $0 } },
      rulesOff: off.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }
}
