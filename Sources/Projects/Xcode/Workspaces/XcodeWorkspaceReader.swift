import Findings

/// Reads which projects and packages an `.xcworkspace` holds together.
package enum XcodeWorkspaceReader {
  /// Reads the workspace at `path`, relative to `folder`. Projects and packages that are not on disk are left out:
  /// those of a dependency manager are made by it and seldom checked in.
  package static func read(_ path: String, in folder: String) -> XcodeReading {
    let file = XcodePath.joined(path, "contents.xcworkspacedata")
    let place = SourcePlace(file: file)
    guard let bytes = PlainFile.bytes("\(folder)/\(file)") else {
      let message =
        "'\(file)' cannot be read; expected the list of a workspace's projects, restore it or remove '\(path)'"
      return XcodeReading(ProjectNotice(.unreadable, at: place, message))
    }
    do throws(OldStyleSyntaxError) {
      let elements = try WorkspaceScanner.elements(bytes)
      let locations = WorkspaceLocations(workspace: path, folder: folder)
      let source = ProjectFile(path: path, format: .xcodeWorkspace, name: XcodePath.stem(of: path))
      return XcodeReading(
        declared: DeclaredProject(sources: [source]), references: locations.references(elements))
    } catch {
      let message =
        "'\(file)' is unreadable: \(error.message); expected the XML that Xcode writes, restore the file from the last "
        + "commit that Xcode opens"
      return XcodeReading(ProjectNotice(.unreadable, at: SourcePlace(file: file, line: error.line), message))
    }
  }
}
