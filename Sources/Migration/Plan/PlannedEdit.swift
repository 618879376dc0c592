/// Lines of one file that become others, whole lines with what they say before and after.
package struct PlannedEdit: Sendable, Hashable {
  /// Relative to the project's folder.
  package var file: String
  /// 1-based; the first of the lines that change. A file that is made anew has pieces in this order and no lines before.
  package var line: Int
  /// Without line ends.
  package var was: [String]
  package var becomes: [String]
  /// The keys it is for; empty for what all of them need.
  package var messages: [String]
  /// False where a person wants the lines left alone.
  package var isWanted: Bool
  /// Whether there is no such file before.
  package var isNewFile: Bool

  package init(
    file: String, line: Int, was: [String], becomes: [String], messages: [String] = [], isNewFile: Bool = false
  ) {
    self.file = file
    self.line = line
    self.was = was
    self.becomes = becomes
    self.messages = messages
    isWanted = true
    self.isNewFile = isNewFile
  }
}
