/// What the repository of a project says about how it is looked after.
package struct ProjectPractice: Sendable, Hashable {
  /// Files of CI services that call the tool, relative to the repository's root, in byte order.
  package var callingFiles: [String]
  /// Those that do not.
  package var otherFiles: [String]
  /// Rules that the manifest switches off, in byte order.
  package var rulesOff: [String]

  package init(callingFiles: [String] = [], otherFiles: [String] = [], rulesOff: [String] = []) {
    self.callingFiles = callingFiles
    self.otherFiles = otherFiles
    self.rulesOff = rulesOff
  }
}
