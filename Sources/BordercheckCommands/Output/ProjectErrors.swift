import CommandLayer
package import PositionedJSON

/// What is wrong in a project's files, named as seen from the working folder.
package struct ProjectErrors: LocatedError {
  /// The project's folder, as given.
  package var folder: String
  package var errors: InputErrors

  package init(_ errors: InputErrors, project: String) {
    self.errors = errors
    folder =
      project.hasSuffix(".json")
      ? String(
        project.split(separator: "/", omittingEmptySubsequences: false)
          .dropLast().joined(separator: "/")) : project
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
