import Findings
import Foundation
import PositionedJSON

/// Reads the project that a `project.yml` of XcodeGen describes, where nobody has written the Xcode project yet.
enum XcodeGenReader {
  static func read(_ file: String, in tree: ProjectTree) -> DeclaredProject {
    do {
      let spec = try XcodeGenSpec(file, in: tree)
      guard spec.root["targets"]?.entries.isEmpty == false else { return unreadable(file, line: 1, "it has no target") }
      return try declared(spec, file, tree)
    } catch let failure as YAMLReader.Failure {
      return unreadable(file, line: failure.line, failure.message)
    } catch {
      return unreadable(file, line: 1, "it is no project of XcodeGen")
    }
  }

  private static func declared(_ spec: XcodeGenSpec, _ file: String, _ tree: ProjectTree) throws -> DeclaredProject {
    let data = try JSONSerialization.data(withJSONObject: spec.root.plain, options: .sortedKeys)
    let root = try JSONDocument([UInt8](data)).root
    var declared = XcodeGenDumpReader.read(root, file: file, folder: FilePath.folder(of: file), in: tree)
    let lines = Dictionary(spec.root["targets"]?.entries.map { ($0.key, $0.line) } ?? []) { $1 }
    for index in declared.targets.indices {
      declared.targets[index].place = SourcePlace(file: file, line: lines[declared.targets[index].name])
    }
    for index in declared.sources.indices { declared.sources[index].format = .xcodeGen }
    declared.notices += spec.unknown.map { path in
      let message = "'\(path)', which '\(file)' includes, cannot be read; what it adds is not known"
      return ProjectNotice(.uncertain, at: SourcePlace(file: file), message)
    }
    return declared
  }

  private static func unreadable(_ file: String, line: Int, _ message: String) -> DeclaredProject {
    let text =
      "'\(file)' cannot be understood: \(message); run 'xcodegen generate', or pass the output of "
      + "'xcodegen dump --type json' with --project-graph"
    return DeclaredProject(notices: [ProjectNotice(.unreadable, at: SourcePlace(file: file, line: line), text)])
  }
}
