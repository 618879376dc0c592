import CommandLayer
import HostEvidence
import PositionedJSON
import Reports

extension BaseEvidence {
  /// The evidence file at `path`, as it was given.
  ///
  /// - Throws: `InputErrors` with the place where it is no whole evidence file.
  static func read(_ path: String, in context: CommandContext) throws(ProjectErrors) -> Self {
    guard let bytes = FileBytes.read(context.absolute(path)) else {
      let isFolder = ProjectFolder.isFolder(context.absolute(path))
      let message =
        isFolder
        ? "is a folder; expected an evidence file, as 'bordercheck run \(path) --report evidence=FILE' writes it; "
          + "only the --base of 'bordercheck check' may be a folder"
        : "cannot be read; expected an evidence file, or for 'bordercheck check' the folder of an earlier revision"
      throw ProjectErrors(InputErrors([InputError(file: path, message: message)]), project: ".")
    }
    do {
      return try Self(bytes, name: path)
    } catch {
      throw ProjectErrors(
        InputErrors([InputError(file: path, line: error.line, column: error.column, message: error.message)]),
        project: ".")
    }
  }
}
