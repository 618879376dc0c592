import CommandLayer
import Foundation
package import PositionedJSON

/// What is wrong in a project's files, named as seen from the working folder.
package struct ProjectErrors: LocatedError {
  /// The project's folder, as given.
  package var folder: String
  package var errors: InputErrors

  /// - Parameter path: where the project lies on disk; nil tells a manifest from a folder by its name alone.
  package init(_ errors: InputErrors, project: String, at path: String? = nil) {
    self.errors = errors
    var isFolder: ObjCBool = false
    let exists = path.map { FileManager.default.fileExists(atPath: $0, isDirectory: &isFolder) } ?? false
    let isManifest = exists ? !isFolder.boolValue : project.hasSuffix(".json")
    let parts = project.split(separator: "/", omittingEmptySubsequences: false)
    folder = isManifest ? parts.dropLast().joined(separator: "/") : project
  }

  package var diagnosticLines: [String] {
    errors.errors.map { error in
      var error = error
      if !folder.isEmpty, folder != ".", !error.file.hasPrefix("/") {
        error.file = (folder.hasSuffix("/") ? folder : folder + "/") + error.file
      }
      return error.description
    }
  }
}
