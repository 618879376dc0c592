/// A file that a command line has written.
package protocol WrittenTarget: Sendable {
  /// As given.
  var path: String { get }
  /// As a command line has it: `FORMAT=PATH`.
  var argumentText: String { get }
}

extension WrittenTarget {
  package var isStandardOutput: Bool { path == "-" }
}
