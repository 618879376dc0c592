/// Where the groups and file references of a project lie; those in the build's or the system's folders lie nowhere.
struct XcodeReferencePaths: Sendable {
  private var paths: [String: String] = [:]
  /// The folder that `SOURCE_ROOT` means.
  private let sourceRoot: String
  /// The folder that is read, absolute.
  private let folder: String

  /// Walks the groups from the project's main group on; a group that is met again is not entered again.
  init(_ objects: XcodeObjects, sourceRoot: String, folder: String) {
    self.sourceRoot = sourceRoot
    self.folder = folder
    var open: [(id: String, parent: String?)] = objects.project.text("mainGroup").map { [($0, sourceRoot)] } ?? []
    var seen: Set<String> = []
    while let (id, parent) = open.popLast() {
      guard seen.insert(id).inserted, let object = objects[id] else { continue }
      let path = path(of: object, in: parent)
      paths[id] = path
      open += object.texts("children").map { ($0, path) }
    }
  }

  subscript(_ id: String) -> String? { paths[id] }

  private func path(of object: XcodeObject, in parent: String?) -> String? {
    let path = object.text("path") ?? ""
    return switch object.text("sourceTree") ?? "<group>" {
    case "<group>": parent.map { XcodePath.joined($0, path) }
    case "SOURCE_ROOT": XcodePath.joined(sourceRoot, path)
    case "<absolute>": XcodePath.relative(path, to: folder)
    default: nil
    }
  }
}
