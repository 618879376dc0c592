import Findings
import Foundation
import PositionedJSON

/// Reads what a generator says of its projects: the JSON of `tuist graph` or `xcodegen dump`.
enum ProjectGraphReader {
  /// The projects in the file at `path`, absolute or relative to the tree's folder; a notice where it is none of these.
  static func read(_ path: String, in tree: ProjectTree) -> DeclaredProject {
    let file = path.hasPrefix("/") ? path : "\(tree.folder)/\(path)"
    let name = self.name(of: file, in: tree)
    guard let bytes = PlainFile.bytes(file) else {
      return unreadable(name, "'\(name)' cannot be read; \(expected)")
    }
    do {
      let document = try JSONDocument(bytes)
      return declared(document.root, file: name, tree) ?? unreadable(name, "'\(name)' is no project graph; \(expected)")
    } catch {
      let place = SourcePlace(file: name, line: error.position.line, column: error.position.column)
      let message = "'\(name)' is no JSON: \(error.message); \(expected)"
      return DeclaredProject(notices: [ProjectNotice(.unreadable, at: place, message)])
    }
  }

  /// Relative to the tree's folder; a file elsewhere is told by its last name, the same on every machine.
  private static func name(of file: String, in tree: ProjectTree) -> String {
    let real = URL(fileURLWithPath: file).resolvingSymlinksInPath().path
    return real.hasPrefix("\(tree.folder)/") ? String(real.dropFirst(tree.folder.count + 1)) : FilePath.name(of: real)
  }

  private static let expected =
    "expected the JSON of 'tuist graph --format json' or 'xcodegen dump --type json'"

  private static func declared(_ root: JSONNode, file: String, _ tree: ProjectTree) -> DeclaredProject? {
    guard root.kind == .object else { return nil }
    if root["projects"] != nil { return TuistGraphReader.read(root, file: file, in: tree) }
    if root["name"]?.string != nil, root["targets"]?.kind == .object {
      return XcodeGenDumpReader.read(root, file: file, in: tree)
    }
    return nil
  }

  private static func unreadable(_ file: String, _ message: String) -> DeclaredProject {
    DeclaredProject(notices: [ProjectNotice(.unreadable, at: SourcePlace(file: file), message)])
  }
}
