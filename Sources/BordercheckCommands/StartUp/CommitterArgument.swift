/// What this program is started with to finish a change of files for another process of it, which may be killed.
enum CommitterArgument {
  static let word = "--finish-changes"
}
