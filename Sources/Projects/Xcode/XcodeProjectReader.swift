import Findings

/// Reads what an `.xcodeproj` declares.
///
/// Files are not built and scripts not run, so a file that a build phase makes is unknown. Of several configurations
/// `Release` counts, since that is what is shipped.
package enum XcodeProjectReader {
  /// Reads the project at `path`, relative to `folder`; all paths of the result are relative to `folder` too.
  package static func read(_ path: String, in folder: String) -> DeclaredProject {
    reading(path, in: folder).declared
  }

  /// The same, with the projects and packages that this one names.
  package static func reading(_ path: String, in folder: String) -> XcodeReading {
    do {
      return XcodeReading(try XcodeProjectFile.project(at: path, in: folder))
    } catch {
      return XcodeReading(error.notice)
    }
  }
}
