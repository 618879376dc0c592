import CommandLayer
import Findings
import Foundation
import HostEvidence
import InstalledProducts
import LocaleMatrix
import OwnershipManifest
import PositionedJSON
import Reports

/// Holds the paths of reports against each other and against the files of projects, which no report may replace: those of
/// the project that is read, and of every project in whose folder a report would lie.
struct ReportPlaces {
  let targets: [any WrittenTarget]
  /// As given; nil where none is read.
  let project: String?
  /// Whatever else is read, as given: evidence, lists, what was built, an earlier revision of the project.
  var reading: [String] = []
  let context: CommandContext

  /// One phrase for each path that must not be written to.
  var problems: [String] {
    let files = targets.filter { !$0.isStandardOutput && !isSpecial($0.path) }
    let isThere = files.contains { FileManager.default.fileExists(atPath: place($0.path)) }
    let inputs = isThere ? self.inputs : Set(projects.flatMap(ownFiles).map(place))
    return files.indices.compactMap { problem(with: files[$0], after: files[..<$0], inputs) } + standardOutputProblem
  }

  private func problem(
    with target: any WrittenTarget, after others: ArraySlice<any WrittenTarget>, _ inputs: Set<String>
  ) -> String? {
    let path = place(target.path)
    if inputs.contains(path) {
      return "--report \(target.argumentText) would replace a file of the project; expected another path"
    }
    if let read = reading.first(where: { isPart(path, of: place($0)) }) {
      return "--report \(target.argumentText) would change \(read), which is read; expected another path"
    }
    if isSource(path) {
      return "--report \(target.argumentText) would replace a file that is no report; expected another path"
    }
    if let matrix = projects.map(matrixFolder).first(where: { isScenario(path, in: $0) }) {
      return "--report \(target.argumentText) would be a scenario of \(VisibleText(matrix).plain), which is read; "
        + "expected a path outside of it"
    }
    if isAmongScenarios(path) {
      return "--report \(target.argumentText) would lie among scenarios, and be one of them; expected another folder"
    }
    return others.first { place($0.path) == path }.map { other in
      "--report \(target.argumentText) and --report \(other.argumentText) are one file; expected a path for each"
    }
  }

  /// Whether a file is there that by its name is no report of any format.
  private func isSource(_ path: String) -> Bool {
    Self.sources.contains(URL(filePath: path).pathExtension) && FileManager.default.fileExists(atPath: path)
  }

  private static let sources: Set<String> = ["plist", "strings", "stringsdict", "swift", "xcstrings"]

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
    WrittenFile.isSpecial(place(path))
  }

  /// The file that a path means, however it is spelled, also where none is there yet.
  private func place(_ path: String) -> String {
    let path = context.absolute(path)
    return LinkedPath.followed(path) ?? path
  }

  // MARK: - What a run reads

  /// Folders or manifests of projects, absolute: the project, its earlier revision, and those around the reports.
  private var projects: [String] {
    let others = reading.map(context.absolute).filter {
      $0.hasSuffix("/\(Self.manifestName)") || FileManager.default.fileExists(atPath: "\($0)/\(Self.manifestName)")
    }
    let named = [project.map(context.absolute)].compactMap(\.self) + others
    let known = Set(named.map { place(ProjectFolder.path(of: $0)) })
    return named + foldersAround.filter { !known.contains($0) }
  }

  /// Folders with a manifest in which a report would lie, however deep; each once.
  private var foldersAround: [String] {
    var folders: Set<String> = []
    for target in targets where !target.isStandardOutput && !isSpecial(target.path) {
      var parts = place(target.path).split(separator: "/").dropLast()
      while !parts.isEmpty {
        folders.insert("/" + parts.joined(separator: "/"))
        parts.removeLast()
      }
    }
    return folders.filter { FileManager.default.fileExists(atPath: "\($0)/\(Self.manifestName)") }.sorted()
  }

  private var inputs: Set<String> { Set(projects.flatMap(inputs).map(place)) }

  private func inputs(of path: String) -> [String] {
    // What a manifest that does not load declares is not known; it is no report in any case.
    let own = ownFiles(of: path)
    guard let project = try? Project.load(path) else { return own }
    let manifests = [project.manifest] + project.releases.values
    let scenarios = project.scenarios.map { "\(project.manifest.folder)/\(project.manifest.matrix)/\($0.name).json" }
    return own + manifests.flatMap(files) + scenarios
  }

  /// The files that a project has by their names, be they there or not.
  private func ownFiles(of path: String) -> [String] {
    let folder = ProjectFolder.path(of: path)
    return [folder == path ? "\(folder)/\(Self.manifestName)" : path, "\(folder)/\(Baseline.fileName)"]
  }

  // MARK: - Scenarios

  private static let manifestName = "bordercheck.json"

  /// The folder of a project's scenarios, absolute, by what its manifest says, be anything else in it right or not.
  private func matrixFolder(of path: String) -> String {
    let folder = ProjectFolder.path(of: path)
    let manifest = FileBytes.read(folder == path ? "\(folder)/\(Self.manifestName)" : path) ?? []
    let document = try? JSONDocument(manifest, dialect: .commented)
    return "\(folder)/\(document?.root["matrix"]?.string ?? "Matrix")"
  }

  /// Whether a run would take a file for a scenario, be it there already or not.
  private func isScenario(_ path: String, in matrix: String) -> Bool {
    let name = URL(filePath: path).lastPathComponent
    return name.hasSuffix(".json") && !name.hasPrefix(".")
      && String(path.dropLast(name.count + 1)) == place(matrix)
  }

  /// Whether a report would be read as a scenario of a project that keeps them outside of its own folder.
  private func isAmongScenarios(_ path: String) -> Bool {
    let name = URL(filePath: path).lastPathComponent
    return name.hasSuffix(".json") && !name.hasPrefix(".")
      && ScenarioFolder(path: String(path.dropLast(name.count + 1))).isOne
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
