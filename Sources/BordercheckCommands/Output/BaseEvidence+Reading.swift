import CommandLayer
import PositionedJSON
import Reports

extension BaseEvidence {
  /// The evidence file at `path`, as it was given.
  ///
  /// - Throws: `InputErrors` with the place where it is no whole evidence file.
  static func read(_ path: String, in context: CommandContext) throws(ProjectErrors) -> Self {
    guard !ProjectFolder.isFolder(context.absolute(path)) else {
      let message =
        "is a folder; expected an evidence file, as 'bordercheck run \(path) --report evidence=FILE' writes it; "
        + "only the --base of 'bordercheck check' may be a folder"
      throw ProjectErrors(InputErrors([InputError(file: path, message: message)]), project: ".")
    }
    let expected = "an evidence file, or for 'bordercheck check' the folder of an earlier revision"
    return Self(try EvidenceFile.read(path, expected: expected, in: context), name: path)
  }
}
