import CommandLayer
import Findings
import Foundation
import InstalledProducts
import LocaleMatrix
import OwnershipManifest

/// Holds the paths of reports against each other and against the project's own files, which no report may replace.
struct ReportPlaces {
  let targets: [any WrittenTarget]
  /// As given; nil where none is read.
  let project: String?
  /// Built products that are read, as given.
  var products: [String] = []
  let context: CommandContext

  /// One phrase for each path that must not be written to.
  var problems: [String] {
    let files = targets.filter { !$0.isStandardOutput && !isSpecial($0.path) }
    let isThere = files.contains { FileManager.default.fileExists(atPath: context.absolute($0.path)) }
    let inputs = isThere ? self.inputs : []
    return files.indices.compactMap { problem(with: files[$0], after: files[..<$0], inputs) } + standardOutputProblem
  }

  private func problem(
    with target: any WrittenTarget, after others: ArraySlice<any WrittenTarget>, _ inputs: Set<String>
  ) -> String? {
    let path = place(target.path)
    if inputs.contains(path) {
      return "--report \(target.argumentText) would replace a file of the project; expected another path"
    }
    if let product = products.first(where: { isPart(path, of: place($0)) }) {
      return "--report \(target.argumentText) would change \(product), which is read; expected another path"
    }
    return others.first { place($0.path) == path }.map { other in
      "--report \(target.argumentText) and --report \(other.argumentText) are one file; expected a path for each"
    }
  }

  /// Whether a report would be a file of what was built, or take its place. A folder of a build is no product itself.
  private func isPart(_ path: String, of product: String) -> Bool {
    path == product || !URL(filePath: product).pathExtension.isEmpty && path.hasPrefix(product + "/")
  }

  /// Two reports on standard output run into each other.
  private var standardOutputProblem: [String] {
    targets.count { $0.isStandardOutput } > 1
      ? ["two reports go to standard output; expected one of them at most"] : []
  }

  /// A device or a pipe takes any number of reports.
  private func isSpecial(_ path: String) -> Bool {
    let type = try? FileManager.default.attributesOfItem(atPath: context.absolute(path))[.type] as? FileAttributeType
    return type.map { $0 != .typeRegular && $0 != .typeSymbolicLink } ?? false
  }

  /// The file that a path means, however it is spelled.
  private func place(_ path: String) -> String {
    URL(filePath: context.absolute(path)).resolvingSymlinksInPath().standardizedFileURL.path
  }

  // MARK: - What a run reads

  private var inputs: Set<String> {
    guard let given = project else { return [] }
    guard let project = try? Project.load(context.absolute(given)) else { return [place(given)] }
    let manifests = [project.manifest] + project.releases.values
    let scenarios = project.scenarios.map { "\(project.manifest.folder)/\(project.manifest.matrix)/\($0.name).json" }
    return Set((manifests.flatMap(files) + scenarios).map(place))
  }

  private func files(of manifest: Manifest) -> [String] {
    let declaring = [manifest.file] + manifest.owners.map(\.place.file) + manifest.exceptions.map(\.place.file)
    let infos = manifest.owners.map(\.info) + manifest.products.map(\.info)
    let infoFiles = infos.compactMap { info -> String? in if case .file(let path) = info { path } else { nil } }
    let items = manifest.owners.flatMap { OwnerResources(of: $0, in: manifest).items }
    let resources = items.compactMap { item -> String? in
      switch item {
      case .localization: nil
      case .table(let path, _, _), .file(let path, _): path
      }
    }
    // What declares something is named as seen from the project, which for an earlier release is not its folder.
    let names = declaring.map { name in
      let label = RelativePath.folder(of: manifest.file)
      return label != "." && name.hasPrefix("\(label)/") ? String(name.dropFirst(label.count + 1)) : name
    }
    return (names + infoFiles + resources).map { "\(manifest.folder)/\($0)" }
  }
}
