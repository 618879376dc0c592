#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A folder that is there while something is done in it.
package enum TemporaryFolder {
  /// Creates a folder with a name of its own and gives its real path to `body`.
  ///
  /// However `body` ends, processes that hosts below the folder left running are ended, and the folder is removed.
  /// - Parameter parent: an existing folder; nil is the system's for temporary files.
  package static func with<Result>(
    in parent: String? = nil, _ body: (String) async throws -> Result
  ) async throws -> Result {
    let folder = try create(in: parent ?? systemFolder)
    defer {
      Stragglers.end(below: folder)
      // What cannot be removed stays: the outcome of the work does not depend on it.
      try? FileSystem.remove(folder)
    }
    return try await body(folder)
  }

  private static var systemFolder: String {
    let given = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    return given.isEmpty ? "/tmp" : given
  }

  private static func create(in parent: String) throws(FileSystemError) -> String {
    let parent = FileSystem.realPath(parent) ?? parent
    guard let template = strdup("\(parent)/bordercheck-XXXXXX") else {
      throw FileSystemError(lastErrorOf: "create a folder in", path: parent)
    }
    defer { free(template) }
    guard mkdtemp(template) != nil else { throw FileSystemError(lastErrorOf: "create a folder in", path: parent) }
    return String(cString: template)
  }
}
