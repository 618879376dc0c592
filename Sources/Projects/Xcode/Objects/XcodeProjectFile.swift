import Findings
import Foundation

/// Reads `project.pbxproj`.
enum XcodeProjectFile {
  /// Why a project is not read: one notice.
  struct Unreadable: Error {
    var notice: ProjectNotice
  }

  static func project(at path: String, in folder: String) throws(Unreadable) -> XcodeProject {
    let file = XcodePath.joined(path, "project.pbxproj")
    guard let bytes = PlainFile.bytes("\(folder)/\(file)") else {
      throw unreadable(file, nil, "it cannot be read; expected an Xcode project, restore the file or remove '\(path)'")
    }
    do throws(OldStyleSyntaxError) {
      guard let objects = XcodeObjects(try XcodeValue.reading(bytes)) else {
        throw OldStyleSyntaxError(line: 1, message: "its rootObject is no PBXProject")
      }
      return XcodeProject(objects, path: path, folder: folder)
    } catch {
      throw unreadable(
        file, error.line,
        "\(error.message); expected a project as Xcode writes it, restore the file from the last commit that Xcode opens"
      )
    }
  }

  private static func unreadable(_ file: String, _ line: Int?, _ message: String) -> Unreadable {
    Unreadable(
      notice: ProjectNotice(.unreadable, at: SourcePlace(file: file, line: line), "'\(file)' is unreadable: \(message)")
    )
  }
}
